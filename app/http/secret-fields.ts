/** Never shown again, and never stored. */
export const secretFields = ['passwort', 'passwortNeu', 'code', 'nachweis'];
