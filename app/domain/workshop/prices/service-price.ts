import { type Cents, formatCents } from '~/values/money';

export interface LabourValue {
  serviceUrl: string;
  /** Leading digits of a DAT ECode; empty: every vehicle. */
  ecodePrefix: string;
  position: number;
  label: string;
  labourClass: string;
  unitsTenths: number;
  partsCents: Cents;
}

export interface LabourRate {
  labourClass: string;
  /** Empty: locations without a rate of their own. */
  locationUrl: string;
  /** ISO day. */
  validFrom: string;
  minutesPerUnit: number;
  hourlyCents: Cents;
}

export interface PriceLine {
  label: string;
  unitsTenths: number;
  labourCents: Cents;
  partsCents: Cents;
}

/** Gross. `range`: of all vehicles with labour values. */
export type ServicePrice =
  | { kind: 'exact'; lines: PriceLine[]; totalCents: Cents }
  | { kind: 'range'; fromCents: Cents; toCents: Cents }
  | { kind: 'on-request' };

/** Tenths of a unit × minutes / 60 × hourly rate, rounded once, half up. */
export function labourCents(
  unitsTenths: number,
  { minutesPerUnit, hourlyCents }: Pick<LabourRate, 'minutesPerUnit' | 'hourlyCents'>,
): Cents {
  return Math.floor((unitsTenths * minutesPerUnit * hourlyCents + 300) / 600);
}

/** The latest rate in force, the location's own before the network's. @param day ISO day */
export function rateOn(
  rates: readonly LabourRate[],
  labourClass: string,
  day: string,
): LabourRate | undefined {
  return rates
    .filter((rate) => rate.labourClass === labourClass && rate.validFrom <= day)
    .sort(
      (a, b) =>
        Number(b.locationUrl !== '') - Number(a.locationUrl !== '') || b.validFrom.localeCompare(a.validFrom),
    )[0];
}

/** Undefined if a class has no rate in force. */
function priceOfLines(values: readonly LabourValue[], rates: readonly LabourRate[], day: string) {
  const lines: PriceLine[] = [];
  for (const { label, labourClass, unitsTenths, partsCents } of values.toSorted(
    (a, b) => a.position - b.position,
  )) {
    const rate = rateOn(rates, labourClass, day);
    if (!rate) return undefined;
    lines.push({ label, unitsTenths, labourCents: labourCents(unitsTenths, rate), partsCents });
  }
  const totalCents = lines.reduce((sum, line) => sum + line.labourCents + line.partsCents, 0);
  return { kind: 'exact' as const, lines, totalCents };
}

/**
 * @param values of one service
 * @param rates of one location and of the network
 * @param ecode undefined: no vehicle; '': one without a DAT ECode, for which only the lines of every vehicle count
 */
export function servicePrice(
  values: readonly LabourValue[],
  rates: readonly LabourRate[],
  day: string,
  ecode: string | undefined,
): ServicePrice {
  const prefixes = [...new Set(values.map(({ ecodePrefix }) => ecodePrefix))];
  const priceOf = (prefix: string) =>
    priceOfLines(
      values.filter(({ ecodePrefix }) => ecodePrefix === prefix),
      rates,
      day,
    );
  if (ecode !== undefined) {
    const [longest] = prefixes
      .filter((prefix) => ecode.startsWith(prefix))
      .sort((a, b) => b.length - a.length);
    return (longest === undefined ? undefined : priceOf(longest)) ?? { kind: 'on-request' };
  }
  const totals = prefixes.flatMap((prefix) => priceOf(prefix)?.totalCents ?? []);
  if (totals.length === 0) return { kind: 'on-request' };
  return { kind: 'range', fromCents: Math.min(...totals), toCents: Math.max(...totals) };
}

export const ON_REQUEST = 'Preis auf Anfrage';

/** '59,50 €', '59,50 € bis 84,00 €' */
export function priceWords(price: ServicePrice): string {
  switch (price.kind) {
    case 'exact':
      return formatCents(price.totalCents);
    case 'range':
      return price.fromCents === price.toCents
        ? `ab ${formatCents(price.fromCents)}`
        : `${formatCents(price.fromCents)} bis ${formatCents(price.toCents)}`;
    case 'on-request':
      return ON_REQUEST;
  }
}
