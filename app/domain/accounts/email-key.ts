/** The one spelling that equal addresses share: domains know no case, and no provider in use tells names by case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
