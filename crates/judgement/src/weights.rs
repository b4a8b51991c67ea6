//! The weights of an evaluation: numbers with names, whose values were found by tuning.

/// Named numbers that a tuner can change.
pub trait Weights: Copy + Default + std::fmt::Debug + Send + Sync + 'static {
    /// Every weight with its name.
    fn each(&mut self) -> Vec<(String, &mut f32)>;
}

/// Declares a struct of weights with their values.
macro_rules! weights {
    ($vis:vis $name:ident: $($(#[$note:meta])* $field:ident = $value:expr;)*) => {
        /// The weights of this evaluation.
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
