/** Three random strings of 34 characters (spec 2, section 9). */
export const SESSION_SECRET_LENGTH = 3 * 34;

/** A session that nobody used for so long is over. */
export const SESSION_DAYS = 30;
