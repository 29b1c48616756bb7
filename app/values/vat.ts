import { type Cents, netInside, STANDARD_VAT_RATE, vatOnNet } from './money';

/** Sums are gross. */
export interface VatOfRate {
  /** Per cent. */
  rate: number;
  /** Less the shares of a discount. */
  goodsCents: Cents;
  /** Shipping has the rate of the goods (Abschn. 3.10 (5) UStAE). */
  shippingCents: Cents;
  depositCents: Cents;
  vatCents: Cents;
}

export interface TaxedLine {
  rate: number;
  goodsCents: Cents;
  depositCents: Cents;
}

/** By largest remainder. @param weights not below 0; if all are 0, the first part gets everything */
export function apportion(cents: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? cents : 0));
  const parts = weights.map((weight) => Math.floor((cents * weight) / sum));
  const left = cents - parts.reduce((total, part) => total + part, 0);
  const remainderOf = (index: number) => (cents * (weights[index] ?? 0)) % sum;
  const first = weights
    .map((_, index) => index)
    .sort((a, b) => remainderOf(b) - remainderOf(a))
    .slice(0, left);
  return parts.map((part, index) => (first.includes(index) ? part + 1 : part));
}

/** Highest rate first. VAT is rounded once for a rate, not by line, as EN 16931 has it (BR-CO-17): an invoice of all pieces tells the same. */
export function vatByRate(lines: readonly TaxedLine[], shippingCents: Cents): VatOfRate[] {
  const found = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a);
  const rates = found.length > 0 ? found : [STANDARD_VAT_RATE];
  const sums = rates.map((rate) => {
    const own = lines.filter((line) => line.rate === rate);
    return {
      rate,
      goodsCents: own.reduce((sum, line) => sum + line.goodsCents, 0),
      depositCents: own.reduce((sum, line) => sum + line.depositCents, 0),
    };
  });
  const shipping = apportion(
    shippingCents,
    sums.map(({ goodsCents }) => goodsCents),
  );
  return sums.map((sum, index) => {
    const share = shipping[index] ?? 0;
    const gross = sum.goodsCents + share + sum.depositCents;
    return { ...sum, shippingCents: share, vatCents: vatOnNet(netInside(gross, sum.rate), sum.rate) };
  });
}

export function vatOf(rates: readonly VatOfRate[]): Cents {
  return rates.reduce((sum, { vatCents }) => sum + vatCents, 0);
}
