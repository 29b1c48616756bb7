/** `0431 0123410` → `tel:+494310123410`: what a phone dials. */
export function telephoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.replace(/^00/, '+').replace(/^0/, '+49')}`;
}
