/** Spec 1, section 8. */
export const GENERAL_FAILURE = 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut.';

/** While the database or the disk cannot be used. */
export const UNAVAILABLE =
  'Das ist im Moment leider nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.';
