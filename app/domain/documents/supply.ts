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

function depositLine(
  { position, title, depositCents, vatRate }: OrderedLine,
  quantity: number,
): BilledLine[] {
  if (depositCents === 0 || quantity === 0) return [];
  const words = { title: `Pfand: ${title}`, isDeposit: true as const, subtitle: '' };
  return [{ position, ...words, quantity, unitCents: depositCents, rate: vatRate }];
}

function linesOf(line: OrderedLine, quantity: number, deposits: number): BilledLine[] {
  const { position, title, subtitle, vatRate: rate } = line;
  const goods = { position, title, subtitle, quantity, unitCents: line.unitPriceCents, rate };
  return [goods, ...depositLine(line, Math.min(quantity, deposits))];
}

/** Old batteries that came back, without the new ones. */
export function billedDeposits(lines: readonly OrderedLine[], pieces: Pieces): Billed {
  const deposits = lines.flatMap((line) => depositLine(line, pieces.get(line.position) ?? 0));
  return { lines: deposits, discounts: [], shipping: [] };
}

interface BilledPart {
  /** Of earlier documents. */
  before: Pieces;
  pieces: Pieces;
  /** At most so many; undefined: one for each piece. */
  deposits?: Pieces;
  /** Goes with the first supply. */
  shipping: readonly RateShare[];
}

export function billedPieces(
  lines: readonly OrderedLine[],
  { before, pieces, deposits, shipping }: BilledPart,
): Billed {
  const chosen = lines.flatMap((line) => {
    const quantity = pieces.get(line.position) ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  return {
    lines: chosen.flatMap(({ line, quantity }) =>
      linesOf(line, quantity, deposits ? (deposits.get(line.position) ?? 0) : quantity),
    ),
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
  /** Less what payers took back. */
  receivedCents: Cents;
  refundedCents: Cents;
  lines: readonly (OrderedLine & { returned: number; cancelled: number; lapsed: number })[];
  /** By position. */
  invoiced: Pieces;
  invoicedCents: Cents;
}

/** What is yet to be invoiced: pieces that were neither supplied nor given up. */
function unsuppliedCents({ lines, invoiced }: Pick<Settled, 'lines' | 'invoiced'>): Cents {
  return lines.reduce((sum, line) => {
    const remaining = line.quantity - line.cancelled - line.lapsed;
    const supplied = Math.min(remaining, invoiced.get(line.position) ?? 0);
    return sum + valueOfPieces(line, remaining) - valueOfPieces(line, supplied);
  }, 0);
}

/** Refunds settle first the money that no invoice has or will have: paid too much, or for pieces given up before they were supplied. */
export function correctedCents({ receivedCents, refundedCents, invoicedCents, ...goods }: Settled): Cents {
  const unbilled = Math.max(0, receivedCents - invoicedCents - unsuppliedCents(goods));
  return Math.min(invoicedCents, Math.max(0, refundedCents - unbilled));
}

interface Unpaid {
  invoicedCents: Cents;
  /** What the supplied goods that stay cost. */
  suppliedCents: Cents;
  /** What all goods that stay cost. */
  owedCents: Cents;
  balanceCents: Cents;
}

/** Of invoices, what nobody pays: the goods came back before. What was paid for them is corrected once it goes back. */
export const unpaidCents = ({ invoicedCents, suppliedCents, owedCents, balanceCents }: Unpaid): Cents =>
  Math.max(
    0,
    Math.min(invoicedCents, invoicedCents - suppliedCents) -
      Math.max(0, balanceCents - Math.max(0, owedCents)),
  );
