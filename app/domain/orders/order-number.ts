/** Without I, L, O and U, which are easily confused on the phone. */
export const ORDER_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The last letter of a number follows from the seven before it (Luhn's algorithm with 32 letters), so that one letter that is typed wrong,
 * and words of a remittance text, are no number. Numbers of older orders have any letter there.
 */
export function checkLetterOf(letters: string): string {
  const base = ORDER_LETTERS.length;
  const sum = [...letters].reverse().reduce((total, letter, index) => {
    const value = ORDER_LETTERS.indexOf(letter) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / base) + (value % base);
  }, 0);
  return ORDER_LETTERS[(base - (sum % base)) % base] ?? '';
}

/** @param letters eight, without the prefix */
export const hasCheckLetter = (letters: string): boolean =>
  checkLetterOf(letters.slice(0, -1)) === letters.at(-1);

/** 'rh 7k4m 92xq' → 'RH-7K4M-92XQ' */
export function canonicalOrderNumber(typed: string): string {
  const key = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const [, first, second] = /^(?:RH)?([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(key) ?? [];
  return first && second ? `RH-${first}-${second}` : typed.trim().toUpperCase();
}
