export const signInFields = [
  { name: 'email', label: 'E-Mail Adresse', type: 'email', autoComplete: 'username' },
  { name: 'passwort', label: 'Passwort', type: 'password', autoComplete: 'current-password' },
] as const;
