import { formatNumber } from './german-number';

/** Amounts are whole cents, gross. */
export type Cents = number;

/** Standard rate of § 12 UStG, per cent. */
export const STANDARD_VAT_RATE = 19;

/** `8490` → `84,90 €` (with a no-break space), `-500` → `−5,00 €` (with the minus sign that is read as one). */
export function formatCents(cents: Cents): string {
  const amount = Math.abs(cents);
  const euros = formatNumber(Math.trunc(amount / 100));
  return `${cents < 0 ? '−' : ''}${euros},${String(amount % 100).padStart(2, '0')}\u00a0€`;
}

/** The VAT inside a gross amount, rounded to the nearest cent, half away from zero; `rate` in per cent, e.g. 19. */
export function vatInside(gross: Cents, rate: number): Cents {
  const vat = (Math.abs(gross) * rate) / (100 + rate);
  return Math.sign(gross) * Math.round(vat);
}

/** Reads what people type as an amount: `84,90`, `84.90`, `1.084,90 €`, `84`; undefined for anything else. */
export function parseCents(text: string): Cents | undefined {
  const compact = text.replace(/[\s€]/g, '');
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[,.](\d{1,2}))?$/.exec(compact);
  if (!match) return undefined;
  const whole = Number((match[1] ?? '').replaceAll('.', ''));
  return whole * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
