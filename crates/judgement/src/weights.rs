//! The numbers of a judgement: named, with the values that tuning has found.

/// Numbers with names, which a tuner can change.
pub trait Weights: Copy + Default + std::fmt::Debug + Send + Sync + 'static {
    /// Each number with its name.
    fn each(&mut self) -> Vec<(String, &mut f32)>;
}

/// Declares the weights of a judgement with their values.
macro_rules! weights {
    ($vis:vis $name:ident: $($(#[$note:meta])* $field:ident = $value:expr;)*) => {
        /// The numbers of this judgement.
        #[derive(Clone, Copy, Debug, PartialEq)]
        $vis struct $name {
            $($(#[$note])* $field: f32,)*
        }

        impl Default for $name {
            fn default() -> $name {
                $name { $($field: $value,)* }
            }
        }

        impl $crate::Weights for $name {
            fn each(&mut self) -> Vec<(String, &mut f32)> {
                vec![$((stringify!($field).to_owned(), &mut self.$field),)*]
            }
        }
    };
}

pub(crate) use weights;
