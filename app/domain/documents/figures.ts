import { type Cents, netInside, vatOnNet } from '~/values/money';

/** Of goods or a deposit; a deposit is a line of its own. */
export interface BilledLine {
  /** Of the order's line; null: no piece of the order (a reduction). */
  position: number | null;
  isDeposit?: true;
  title: string;
  subtitle: string;
  quantity: number;
  /** Gross. */
  unitCents: Cents;
  /** Per cent. */
  rate: number;
}

/** Gross. */
export interface RateShare {
  rate: number;
  cents: Cents;
}

export interface Billed {
  lines: BilledLine[];
  discounts: RateShare[];
  shipping: RateShare[];
}

/** Net, but for the gross of the line. */
export interface LineFigures extends BilledLine {
  grossCents: Cents;
  netCents: Cents;
}

export interface RateFigures {
  rate: number;
  grossCents: Cents;
  discountNetCents: Cents;
  shippingNetCents: Cents;
  netCents: Cents;
  vatCents: Cents;
}

export interface Figures {
  lines: LineFigures[];
  /** Highest rate first. */
  rates: RateFigures[];
  discountCents: Cents;
  shippingCents: Cents;
  netCents: Cents;
  vatCents: Cents;
  /** The sum that is owed; differs from net and VAT by the rounding amount (BT-114). */
  totalCents: Cents;
  roundingCents: Cents;
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0);

const shareOf = (shares: readonly RateShare[], rate: number): Cents =>
  sum(shares.filter((share) => share.rate === rate).map(({ cents }) => cents));

/** The parts of a rate add up to its basis: the largest line takes the cents that rounding leaves. */
function linesOfRate(lines: readonly BilledLine[], rate: number, netCents: Cents): LineFigures[] {
  const rounded = lines
    .filter((line) => line.rate === rate)
    .map((line) => {
      const grossCents = line.quantity * line.unitCents;
      return { ...line, grossCents, netCents: netInside(grossCents, rate) };
    });
  const left = netCents - sum(rounded.map((line) => line.netCents));
  const largest = Math.max(...rounded.map((line) => line.grossCents));
  const taker = rounded.findIndex((line) => line.grossCents === largest);
  return rounded.map((line, index) => (index === taker ? { ...line, netCents: line.netCents + left } : line));
}

function shippingNet(billed: Billed, rate: number, basis: Cents): Cents {
  const isAlone = !billed.lines.some((line) => line.rate === rate) && shareOf(billed.discounts, rate) === 0;
  return isAlone ? basis : netInside(shareOf(billed.shipping, rate), rate);
}

/** From gross amounts to those of EN 16931, whose rules BR-CO-10 to BR-CO-17 hold exactly. */
export function figuresOf(billed: Billed): Figures {
  const named = [...billed.lines, ...billed.discounts, ...billed.shipping].map(({ rate }) => rate);
  const all = [...new Set(named)].sort((a, b) => b - a);
  const parts = all.map((rate) => {
    const goods = billed.lines.filter((line) => line.rate === rate);
    const goodsCents = sum(goods.map(({ quantity, unitCents }) => quantity * unitCents));
    const grossCents = goodsCents - shareOf(billed.discounts, rate) + shareOf(billed.shipping, rate);
    const netCents = netInside(grossCents, rate);
    const discountNetCents = netInside(shareOf(billed.discounts, rate), rate);
    const shippingNetCents = shippingNet(billed, rate, netCents);
    return {
      lines: linesOfRate(billed.lines, rate, netCents + discountNetCents - shippingNetCents),
      figures: {
        rate,
        grossCents,
        discountNetCents,
        shippingNetCents,
        netCents,
        vatCents: vatOnNet(netCents, rate),
      },
    };
  });
  const rates = parts.map(({ figures }) => figures);
  const byLine = new Map(
    parts.flatMap(({ figures, lines }) =>
      billed.lines
        .filter(({ rate }) => rate === figures.rate)
        .map((line, index) => [line, lines[index]] as const),
    ),
  );
  const netCents = sum(rates.map((one) => one.netCents));
  const vatCents = sum(rates.map((one) => one.vatCents));
  const totalCents = sum(rates.map((one) => one.grossCents));
  return {
    lines: billed.lines.flatMap((line) => byLine.get(line) ?? []),
    rates,
    discountCents: sum(billed.discounts.map(({ cents }) => cents)),
    shippingCents: sum(billed.shipping.map(({ cents }) => cents)),
    netCents,
    vatCents,
    totalCents,
    roundingCents: totalCents - netCents - vatCents,
  };
}
