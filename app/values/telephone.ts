/** `0431 0123410` and `+49 (0) 431 0123410` → `tel:+494310123410`: what a phone dials. */
export function telephoneHref(phone: string): string {
  const dialled = /^\s*(?:\+|00)/.test(phone) ? phone.replace(/\(\s*0\s*\)/, '') : phone;
  const digits = dialled.replace(/[^\d+]/g, '');
  return `tel:${digits.replace(/^00/, '+').replace(/^0/, '+49')}`;
}
