/** Fields of forms that are never shown again, and never kept. */
export const secretFields = ['passwort', 'passwortNeu', 'code', 'nachweis'];
