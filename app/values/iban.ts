/** 'DE72 0000 …' */
export function groupedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** An account's number is the end of its IBAN. */
export function isSameAccount(one: string, other: string): boolean {
  if (one === other) return true;
  const [long = '', short = ''] = [one, other].sort((a, b) => b.length - a.length);
  return /^\d{4,10}$/.test(short) && long.startsWith('DE') && long.slice(12) === short.padStart(10, '0');
}
