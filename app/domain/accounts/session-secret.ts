/** Three random strings of 34 characters (spec 2, section 9). */
export const SESSION_SECRET_LENGTH = 3 * 34;

/** Days without use after which a session ends. */
export const SESSION_DAYS = 30;
