import { valueOfPieces } from '~/domain/orders/refund-amount';
import type { Cents } from '~/values/money';
import { apportion, type VatOfRate } from '~/values/vat';
import type { Billed, BilledLine, RateShare } from './figures';

export interface OrderedLine {
  position: number;
  title: string;
  subtitle: string;
  quantity: number;
  unitPriceCents: Cents;
  depositCents: Cents;
  /** Of all pieces. */
  discountCents: Cents;
  vatRate: number;
}

/** Pieces by position. */
export type Pieces = ReadonlyMap<number, number>;

/** As `valueOfPieces` rounds it: the shares of all parts add up to the whole. */
function discountOf(line: OrderedLine, before: number, pieces: number): Cents {
  const shareOf = (count: number) => Math.round((line.discountCents * count) / line.quantity);
  return shareOf(before + pieces) - shareOf(before);
}

function byRate(shares: readonly RateShare[]): RateShare[] {
  const rates = [...new Set(shares.map(({ rate }) => rate))];
  return rates
    .map((rate) => ({
      rate,
      cents: shares.filter((share) => share.rate === rate).reduce((sum, { cents }) => sum + cents, 0),
    }))
    .filter(({ cents }) => cents > 0);
}

export const shippingShares = (vat: readonly VatOfRate[]): RateShare[] =>
  byRate(vat.map(({ rate, shippingCents }) => ({ rate, cents: shippingCents })));

function linesOf(line: OrderedLine, quantity: number): BilledLine[] {
  const { position, title, subtitle, vatRate: rate } = line;
  const goods = { position, title, subtitle, quantity, unitCents: line.unitPriceCents, rate };
  const deposit = {
    position,
    title: `Pfand: ${title}`,
    isDeposit: true as const,
    subtitle: '',
    quantity,
    unitCents: line.depositCents,
    rate,
  };
  return line.depositCents > 0 ? [goods, deposit] : [goods];
}

/** @param before pieces of earlier documents @param shipping goes with the first supply */
export function billedPieces(
  lines: readonly OrderedLine[],
  { before, pieces, shipping }: { before: Pieces; pieces: Pieces; shipping: readonly RateShare[] },
): Billed {
  const chosen = lines.flatMap((line) => {
    const quantity = pieces.get(line.position) ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  return {
    lines: chosen.flatMap(({ line, quantity }) => linesOf(line, quantity)),
    discounts: byRate(
      chosen.map(({ line, quantity }) => ({
        rate: line.vatRate,
        cents: discountOf(line, before.get(line.position) ?? 0, quantity),
      })),
    ),
    shipping: [...shipping],
  };
}

/** A reduction without pieces, split by the gross sums of the rates. */
export function billedAmount(title: string, cents: Cents, sums: readonly RateShare[]): Billed {
  const shares = apportion(
    cents,
    sums.map((one) => one.cents),
  );
  const lines = sums.map(({ rate }, index) => ({
    position: null,
    title,
    subtitle: '',
    quantity: 1,
    unitCents: shares[index] ?? 0,
    rate,
  }));
  return { lines: lines.filter(({ unitCents }) => unitCents > 0), discounts: [], shipping: [] };
}

export const grossOf = ({ lines, discounts, shipping }: Billed): Cents =>
  lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0) -
  discounts.reduce((sum, { cents }) => sum + cents, 0) +
  shipping.reduce((sum, { cents }) => sum + cents, 0);

interface Settled {
  receivedCents: Cents;
  refundedCents: Cents;
  order: { totalCents: Cents };
  lines: readonly (OrderedLine & { returned: number; cancelled: number; lapsed: number })[];
  invoicedCents: Cents;
}

/** Refunds settle first what was never invoiced: what was paid too much, and pieces given up before they were supplied. */
export function correctedCents({
  receivedCents,
  refundedCents,
  order,
  lines,
  invoicedCents,
}: Settled): Cents {
  const overpaid = Math.max(0, receivedCents - order.totalCents);
  const givenUp = lines.reduce((sum, line) => {
    const remaining = line.quantity - line.cancelled - line.lapsed;
    return sum + valueOfPieces(line, line.quantity) - valueOfPieces(line, remaining);
  }, 0);
  return Math.min(invoicedCents, Math.max(0, refundedCents - overpaid - givenUp));
}
