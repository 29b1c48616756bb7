/** What somebody signs in with; also in the header, where the form needs no script. */
export const signInFields = [
  { name: 'email', label: 'E-Mail Adresse', type: 'email', autoComplete: 'username' },
  { name: 'passwort', label: 'Passwort', type: 'password', autoComplete: 'current-password' },
] as const;
