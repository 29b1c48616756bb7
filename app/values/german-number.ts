/** `1234567` → `1.234.567`; of a fraction three digits at most, rounded: `7.5` → `7,5`. */
export function formatNumber(value: number): string {
  const text = String(Math.round(Math.abs(value) * 1_000) / 1_000);
  const [whole = '', fraction] = text.split('.');
  // Not by `Intl`: to learn German takes a telephone as long as to run the rest of a page's program.
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${value < 0 && text !== '0' ? '-' : ''}${grouped}${fraction === undefined ? '' : `,${fraction}`}`;
}
