import { isBelowAllocated } from '~/domain/catalog/inventory/inventory';
import type { PriceRow } from '~/domain/catalog/pricing/price';
import type { Cents } from '~/values/money';
import { isUnusual } from '../articles/price-change';
import type { GoodsRow } from './goods-table';

export type Terms = Pick<PriceRow, 'regularCents' | 'offerCents' | 'offerUntil'>;

export interface GoodsState {
  articleId: number;
  title: string;
  isKit: boolean;
  isCounted: boolean;
  /** Of the network and the location. */
  prices: readonly PriceRow[];
  onHand: number;
  /** Of them for orders and reservations. */
  allocated: number;
}

export interface GoodsPlan {
  articleId: number;
  title: string;
  /** The article had no price. */
  isNew: boolean;
  stored: { cents: Cents | undefined; pieces: number };
  /** The old price is of what is asked for now, be it an offer or not. */
  price?: { before: Cents | undefined; after: Cents; terms: Terms; own: PriceRow | undefined } | undefined;
  pieces?: { before: number; after: number } | undefined;
  /** What is reserved, if fewer were counted: the level keeps that. */
  short?: { allocated: number; counted: number } | undefined;
  isUnusual: boolean;
}

export interface GoodsFault {
  field: string;
  message: string;
}

const fault = (field: string, message: string): GoodsFault => ({ field, message });

export const isFault = (plan: GoodsPlan | GoodsFault): plan is GoodsFault => 'message' in plan;

function latest(rows: readonly PriceRow[], locationId: string | null, now: Date): PriceRow | undefined {
  return rows
    .filter((row) => row.locationId === locationId && row.validFrom <= now)
    .toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime() || b.id - a.id)[0];
}

/** An offer that has ended is none. */
function termsOf(row: Terms, now: Date): Terms {
  const isOver = row.offerUntil !== null && row.offerUntil <= now;
  return isOver
    ? { regularCents: row.regularCents, offerCents: null, offerUntil: null }
    : { regularCents: row.regularCents, offerCents: row.offerCents, offerUntil: row.offerUntil };
}

const isSame = (one: Terms, other: Terms) =>
  one.regularCents === other.regularCents &&
  one.offerCents === other.offerCents &&
  one.offerUntil?.getTime() === other.offerUntil?.getTime();

/** Undefined: the row says nothing of prices. */
function wishedTerms(row: GoodsRow, stored: Terms | undefined): Terms | undefined {
  const regularCents = row.regularCents ?? (row.offerCents ? stored?.regularCents : undefined);
  if (!regularCents) return undefined;
  if (row.offerCents) return { regularCents, offerCents: row.offerCents, offerUntil: row.offerUntil ?? null };
  // A file without a column of offers leaves them as they are.
  const staysOffer = row.offerCents === undefined && (stored?.offerCents ?? regularCents) < regularCents;
  return staysOffer && stored
    ? { regularCents, offerCents: stored.offerCents, offerUntil: stored.offerUntil }
    : { regularCents, offerCents: null, offerUntil: null };
}

/** Each order keeps its pieces, and nothing more is sold. Who knows better counts the article by itself. */
function countOf({ pieces }: GoodsRow, { isCounted, onHand, allocated }: GoodsState) {
  if (!isCounted || typeof pieces !== 'number') return {};
  const isShort = isBelowAllocated(pieces, onHand, allocated);
  const after = isShort ? Math.min(onHand, allocated) : pieces;
  return {
    pieces: after === onHand ? undefined : { before: onHand, after },
    short: isShort ? { allocated, counted: pieces } : undefined,
  };
}

function faultOf(row: GoodsRow, state: GoodsState, wished: Terms | undefined, now: Date) {
  if (state.isKit && row.regularCents)
    return fault('preis', 'der Preis ist die Summe der Teile; ändern Sie deren Preise');
  if (state.isKit && typeof row.pieces === 'number')
    return fault('stueck', 'der Bestand ergibt sich aus den Teilen');
  if (row.offerCents && !wished) return fault('angebot', 'ohne Preis gibt es kein Angebot');
  if (wished?.offerCents && wished.offerCents >= (wished.regularCents ?? 0))
    return fault('angebot', 'muss unter dem Preis liegen');
  if (row.offerUntil && row.offerUntil <= now) return fault('angebotBis', 'ist schon vorbei');
  return undefined;
}

/** @param locationId null: prices of all locations */
export function planGoods(
  row: GoodsRow,
  state: GoodsState,
  locationId: string | null,
  now: Date,
): GoodsPlan | GoodsFault {
  const own = locationId === null ? undefined : latest(state.prices, locationId, now);
  const network = latest(state.prices, null, now);
  const inForce = own && own.regularCents !== null ? own : network;
  const stored = inForce && inForce.regularCents !== null ? termsOf(inForce, now) : undefined;
  const wished = wishedTerms(row, stored);
  const refused = faultOf(row, state, wished, now);
  if (refused) return refused;
  const before = stored && (stored.offerCents ?? stored.regularCents ?? undefined);
  const after = wished && (wished.offerCents ?? wished.regularCents ?? undefined);
  const isChanged = wished !== undefined && after !== undefined && !(stored && isSame(stored, wished));
  const { offerCents, offerUntil, regularCents } = wished ?? {};
  const offer = offerCents && offerUntil ? { cents: offerCents, until: offerUntil } : undefined;
  return {
    articleId: state.articleId,
    title: state.title,
    isNew: isChanged && before === undefined,
    stored: { cents: before, pieces: state.onHand },
    price: isChanged ? { before, after, terms: wished, own: locationId === null ? network : own } : undefined,
    ...countOf(row, state),
    isUnusual: isChanged && isUnusual(before, { cents: regularCents ?? after, offer }),
  };
}
