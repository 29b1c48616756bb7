import { DAY_MS } from '~/values/days';
import type { Cents } from '~/values/money';

export interface PriceRow {
  id: number;
  /** Null: the whole network. */
  locationId: string | null;
  validFrom: Date;
  /** Null ends the price of the row before. */
  regularCents: Cents | null;
  offerCents: Cents | null;
  offerUntil: Date | null;
}

/** Gross price of an article at a moment. */
export interface Price {
  cents: Cents;
  offer?: PriceOffer | undefined;
}

export interface PriceOffer {
  regularCents: Cents;
  until: Date;
  /** Lowest price of the 30 days before the offer (§ 11 PAngV); undefined: there was no price here before. */
  lowestCents: Cents | undefined;
}

const REFERENCE_DAYS = 30;

function latest(rows: readonly PriceRow[], at: Date): PriceRow | undefined {
  return rows
    .filter(({ validFrom }) => validFrom <= at)
    .reduce<PriceRow | undefined>((best, row) => {
      if (!best) return row;
      const ahead = row.validFrom.getTime() - best.validFrom.getTime() || row.id - best.id;
      return ahead > 0 ? row : best;
    }, undefined);
}

/** A location's row overrides the network's, and one without a price ends it. The highest id wins a tie. */
function rowInForce(rows: readonly PriceRow[], locationId: string | null, at: Date): PriceRow | undefined {
  const own =
    locationId === null
      ? undefined
      : latest(
          rows.filter((row) => row.locationId === locationId),
          at,
        );
  if (own && own.regularCents !== null) return own;
  const network = latest(
    rows.filter((row) => row.locationId === null),
    at,
  );
  return network?.regularCents === null ? undefined : network;
}

interface Effective {
  cents: Cents;
  regularCents: Cents;
  offerUntil: Date | undefined;
}

function effectiveAt(rows: readonly PriceRow[], locationId: string | null, at: Date): Effective | undefined {
  const row = rowInForce(rows, locationId, at);
  if (!row || row.regularCents === null) return undefined;
  const { regularCents, offerCents, offerUntil } = row;
  const isOffer = offerCents !== null && offerUntil !== null && at < offerUntil;
  return {
    cents: isOffer ? offerCents : regularCents,
    regularCents,
    offerUntil: isOffer ? offerUntil : undefined,
  };
}

function changesBefore(rows: readonly PriceRow[], at: Date): Date[] {
  return rows
    .flatMap(({ validFrom, offerUntil }) => (offerUntil ? [validFrom, offerUntil] : [validFrom]))
    .filter((moment) => moment <= at)
    .sort((a, b) => b.getTime() - a.getTime());
}

const referenceStart = (at: Date) => new Date(at.getTime() - REFERENCE_DAYS * DAY_MS);

function lowestAt(
  rows: readonly PriceRow[],
  locationId: string | null,
  moments: readonly Date[],
): Cents | undefined {
  const asked = moments.flatMap((moment) => effectiveAt(rows, locationId, moment)?.cents ?? []);
  return asked.length > 0 ? Math.min(...asked) : undefined;
}

/** § 11 PAngV. An offer that is extended at the same price began with its first row. */
function lowestBefore(
  rows: readonly PriceRow[],
  locationId: string | null,
  at: Date,
  cents: Cents,
): Cents | undefined {
  const changes = changesBefore(rows, at);
  let began = at;
  for (const change of changes) {
    const then = effectiveAt(rows, locationId, change);
    if (!then?.offerUntil || then.cents !== cents) break;
    began = change;
  }
  const from = referenceStart(began);
  return lowestAt(rows, locationId, [from, ...changes.filter((change) => change > from && change < began)]);
}

/** Of the 30 days up to a moment: what an offer from then on has to name. */
export function lowestOf30Days(
  rows: readonly PriceRow[],
  locationId: string | null,
  at: Date,
): Cents | undefined {
  const from = referenceStart(at);
  return lowestAt(rows, locationId, [from, ...changesBefore(rows, at).filter((change) => change > from)]);
}

/** Undefined if not for sale. @param rows the whole history of the network and the location */
export function priceOf(rows: readonly PriceRow[], locationId: string | null, at: Date): Price | undefined {
  const now = effectiveAt(rows, locationId, at);
  if (!now) return undefined;
  const { cents, regularCents, offerUntil } = now;
  if (!offerUntil) return { cents };
  return {
    cents,
    offer: { regularCents, until: offerUntil, lowestCents: lowestBefore(rows, locationId, at, cents) },
  };
}

/** Moments after `at` when the row takes effect or its offer ends. */
export function switchesOf(row: Pick<PriceRow, 'validFrom' | 'offerUntil'>, at: Date): Date[] {
  return [row.validFrom, row.offerUntil].filter((moment) => moment !== null).filter((moment) => moment > at);
}
