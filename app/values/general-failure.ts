/** Spec 1, section 8. */
export const GENERAL_FAILURE = 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut.';
