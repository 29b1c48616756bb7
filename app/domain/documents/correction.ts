import type { Cents } from '~/values/money';
import { type Billed, type Figures, figuresOf, type RateShare } from './figures';
import { billedAmount, billedPieces, grossOf, type OrderedLine, type Pieces } from './supply';

interface Corrected {
  /** The sum that the invoices are lowered by. */
  amountCents: Cents;
  lines: readonly OrderedLine[];
  /** That came back, or that the refund names; of all corrections together. */
  pieces: Pieces;
  invoices: readonly Figures[];
  corrections: readonly Figures[];
  shipping: readonly RateShare[];
}

export function piecesIn(figures: readonly Figures[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { position, isDeposit, quantity } of figures.flatMap(({ lines }) => lines)) {
    if (position !== null && !isDeposit) pieces.set(position, (pieces.get(position) ?? 0) + quantity);
  }
  return pieces;
}

/** Gross, by rate: what invoices and corrections leave. */
function sumsLeft(invoices: readonly Figures[], corrections: readonly Figures[]): RateShare[] {
  const sums = new Map<number, Cents>();
  const add = (figures: readonly Figures[], sign: 1 | -1) => {
    for (const { rate, grossCents } of figures.flatMap(({ rates }) => rates))
      sums.set(rate, (sums.get(rate) ?? 0) + sign * grossCents);
  };
  add(invoices, 1);
  add(corrections, -1);
  return [...sums].filter(([, cents]) => cents > 0).map(([rate, cents]) => ({ rate, cents }));
}

/** The pieces where they explain the amount to the cent and no rate falls below zero, otherwise a reduction split by rates. */
export function billedCorrection(corrected: Corrected): { billed: Billed; isByPieces: boolean } {
  const { amountCents, lines, invoices, corrections, shipping } = corrected;
  const invoiced = piecesIn(invoices);
  const gone = piecesIn(corrections);
  const pieces = new Map<number, number>();
  const before = new Map<number, number>();
  for (const [position, count] of invoiced) {
    const uncorrected = count - (gone.get(position) ?? 0);
    const chosen = Math.min(uncorrected, (corrected.pieces.get(position) ?? 0) - (gone.get(position) ?? 0));
    pieces.set(position, Math.max(0, chosen));
    before.set(position, uncorrected - Math.max(0, chosen));
  }
  const left = sumsLeft(invoices, corrections);
  const isAll = [...before.values()].every((count) => count === 0);
  for (const withShipping of isAll ? [true, false] : [false]) {
    const billed = billedPieces(lines, { before, pieces, shipping: withShipping ? shipping : [] });
    const isWithin = figuresOf(billed).rates.every(
      ({ rate, grossCents }) => grossCents <= (left.find((share) => share.rate === rate)?.cents ?? 0),
    );
    if (isWithin && grossOf(billed) === amountCents) return { billed, isByPieces: true };
  }
  return { billed: billedAmount('Minderung des Rechnungsbetrags', amountCents, left), isByPieces: false };
}
