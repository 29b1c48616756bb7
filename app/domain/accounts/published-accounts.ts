/** The demo's accounts: everybody knows their passwords. */
export const publishedAccounts = [
  { email: 'kundin@example.de', password: 'Sommerreifen-2026' },
  { email: 'mitarbeiter@example.de', password: 'Winterreifen-2026' },
] as const;

const passwords: ReadonlySet<string> = new Set(publishedAccounts.map(({ password }) => password));

export const isPublishedPassword = (password: string): boolean => passwords.has(password.normalize('NFKC'));
