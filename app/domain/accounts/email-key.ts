/** Domains ignore case, and no provider in use distinguishes names by case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
