/** '00' starts no German postcode. */
export function isPostcode(text: string): boolean {
  return /^(?!00)\d{5}$/.test(text);
}
