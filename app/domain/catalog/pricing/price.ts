import { DAY_MS } from '~/values/days';
import type { Cents } from '~/values/money';

export interface PriceRow {
  id: number;
  /** None: the whole network. */
  locationId: string | null;
  validFrom: Date;
  /** None ends what the row before it said. */
  regularCents: Cents | null;
  offerCents: Cents | null;
  offerUntil: Date | null;
}

/** What an article costs at a moment, gross. */
export interface Price {
  cents: Cents;
  /** For an offer: the price it is struck from, the moment at which it ends, and the lowest price before it. */
  offer?: PriceOffer | undefined;
}

export interface PriceOffer {
  regularCents: Cents;
  until: Date;
  /** Lowest price of the 30 days before the offer began (§ 11 PAngV); none: it cost nothing here before. */
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

/** A location's row hides the network's wholly; one without a price ends it. Of equal moments the highest id holds. */
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

/** The moments up to `at` at which the price may have changed, the latest first. */
function changesBefore(rows: readonly PriceRow[], at: Date): Date[] {
  return rows
    .flatMap(({ validFrom, offerUntil }) => (offerUntil ? [validFrom, offerUntil] : [validFrom]))
    .filter((moment) => moment <= at)
    .sort((a, b) => b.getTime() - a.getTime());
}

/**
 * The lowest price of the 30 days before an offer began, of what was asked for here (§ 11 PAngV). An offer that is
 * extended at the same price began with its first row.
 */
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
  const from = new Date(began.getTime() - REFERENCE_DAYS * DAY_MS);
  const asked = [from, ...changes.filter((change) => change > from && change < began)].flatMap(
    (moment) => effectiveAt(rows, locationId, moment)?.cents ?? [],
  );
  return asked.length > 0 ? Math.min(...asked) : undefined;
}

/**
 * What an article costs; undefined when it is not for sale there then.
 * @param rows its whole history: the network's rows, and those of the location
 * @param locationId null: the network's price
 */
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

/** The moments after `at` at which a row changes the price by itself: its start and its offer's end. */
export function switchesOf(row: Pick<PriceRow, 'validFrom' | 'offerUntil'>, at: Date): Date[] {
  return [row.validFrom, row.offerUntil].filter((moment) => moment !== null).filter((moment) => moment > at);
}
