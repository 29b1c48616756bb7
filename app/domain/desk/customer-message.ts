/** Characters. */
export const MAX_SUBJECT = 100;
export const MAX_MESSAGE = 5_000;
