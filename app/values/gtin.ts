/** The last digit is the GS1 check digit (weights 3 and 1 in turn from the right, modulo 10; GS1 General Specifications, 7.9). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * The 13 digits of a GTIN as people and programs write it: EAN with 13 digits, UPC with 12, or GTIN with 14 of which the first is 0;
 * blanks and hyphens between them do not count.
 * @returns undefined for what is none, or has a wrong check digit
 */
export function gtinOf(text: string): string | undefined {
  const digits = text.replace(/[\s\u00a0-]/g, '');
  if (!/^0?\d{12,13}$/.test(digits)) return undefined;
  const whole = digits.slice(-13).padStart(13, '0');
  return hasCheckDigit(whole) ? whole : undefined;
}
