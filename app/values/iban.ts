/** 'DE72 0000 …' */
export function groupedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** 'DE72 … 1001': enough to recognise an account. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} … ${iban.slice(-4)}`;

/** An account's number is the end of its IBAN. */
export function isSameAccount(one: string, other: string): boolean {
  if (one === other) return true;
  const [long = '', short = ''] = [one, other].sort((a, b) => b.length - a.length);
  return /^\d{4,10}$/.test(short) && long.startsWith('DE') && long.slice(12) === short.padStart(10, '0');
}

/** Of a German bank code of 8 digits and an account's number, as most banks build it; undefined for anything else. The check digits are those of ISO 13616. */
export function germanIban(bankCode: string, account: string): string | undefined {
  if (!/^\d{8}$/.test(bankCode) || !/^\d{1,10}$/.test(account)) return undefined;
  const own = bankCode + account.padStart(10, '0');
  // D and E are 13 and 14 there.
  const check = 98 - Number(BigInt(`${own}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${own}`;
}
