/** Spec 1, section 8. */
export const GENERAL_FAILURE = 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut.';

/** While the database or the disk cannot be used. */
export const UNAVAILABLE =
  'Das ist im Moment leider nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.';

/** For a visitor whose browser refuses the session's cookie. */
export const NO_COOKIES =
  'Ihr Browser nimmt keine Cookies an. Ohne sie gibt es weder Warenkorb noch Merkliste noch Anmeldung. Bitte lassen Sie sie zu.';
