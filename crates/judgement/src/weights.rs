//! The numbers of a judgement: named, with the values that tuning has found.

/// Numbers with names, which a tuner can change.
pub trait Weights: Copy + Default + std::fmt::Debug + Send + Sync + 'static {
    /// Each number with its name.
    fn each(&mut self) -> Vec<(&'static str, &mut f32)>;
}

/// Declares the weights of a judgement with their values.
macro_rules! weights {
    ($($(#[$note:meta])* $field:ident = $value:expr;)*) => {
        /// The numbers of this judgement.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Weights {
            $($(#[$note])* $field: f32,)*
        }

        impl Default for Weights {
            fn default() -> Weights {
                Weights { $($field: $value,)* }
            }
        }

        impl $crate::Weights for Weights {
            fn each(&mut self) -> Vec<(&'static str, &mut f32)> {
                vec![$((stringify!($field), &mut self.$field),)*]
            }
        }
    };
}

pub(crate) use weights;
