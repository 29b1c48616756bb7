/** German postcodes start with 01 to 99; 99998 is the last one. */
export function isPostcode(text: string): boolean {
  return /^(?!00)\d{5}$/.test(text) && text !== '99999';
}
