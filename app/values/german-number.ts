/** `1234567` → `1.234.567`; at most three decimals: `7.5` → `7,5` */
export function formatNumber(value: number): string {
  const text = String(Math.round(Math.abs(value) * 1_000) / 1_000);
  const [whole = '', fraction] = text.split('.');
  // Loading German in `Intl` takes a phone as long as the rest of a page's program.
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${value < 0 && text !== '0' ? '-' : ''}${grouped}${fraction === undefined ? '' : `,${fraction}`}`;
}
