import { formatNumber } from './german-number';

/** Whole cents, gross. */
export type Cents = number;

/** Per cent (§ 12 UStG). */
export const STANDARD_VAT_RATE = 19;

/** `8490` → `84,90 €` (no-break space), `-500` → `−5,00 €` (minus sign) */
export function formatCents(cents: Cents): string {
  const amount = Math.abs(cents);
  const euros = formatNumber(Math.trunc(amount / 100));
  return `${cents < 0 ? '−' : ''}${euros},${String(amount % 100).padStart(2, '0')}\u00a0€`;
}

/** To the nearest cent, half away from zero; `rate` in per cent. An order and its invoice tell `vatOnNet` of the net that this leaves. */
export function vatInside(gross: Cents, rate: number): Cents {
  const vat = (Math.abs(gross) * rate) / (100 + rate);
  return Math.sign(gross) * Math.round(vat);
}

export const netInside = (gross: Cents, rate: number): Cents => gross - vatInside(gross, rate);

/** EN 16931, BR-CO-17: VAT follows from the basis, which is why not each gross sum has a basis. */
export const vatOnNet = (net: Cents, rate: number): Cents =>
  Math.sign(net) * Math.round((Math.abs(net) * rate) / 100);

/** `84,90`, `84.90`, `1.084,90 €`, `84`; undefined for anything else. */
export function parseCents(text: string): Cents | undefined {
  const compact = text.replace(/[\s€]/g, '');
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[,.](\d{1,2}))?$/.exec(compact);
  if (!match) return undefined;
  const whole = Number((match[1] ?? '').replaceAll('.', ''));
  return whole * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
