import { appendPrices, removePlannedPrice } from '~/domain/catalog/pricing/append-prices.server';
import { type PriceRow, priceOf } from '~/domain/catalog/pricing/price';
import { priceRowsOf } from '~/domain/catalog/pricing/prices.server';
import { lockPrices } from '~/domain/catalog/pricing/project-prices.server';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import { recordChange } from '../journal/record-change.server';
import { type DeskArticle, holdsOwnPrice, priceVersionOf } from './desk-article.server';
import { isUnusual, type PriceProblem, type PriceRequest, problemOf } from './price-change';

type ChangedArticle = Pick<DeskArticle, 'id' | 'kind' | 'code' | 'isKit'>;

export interface PriceChange {
  location: Pick<Location, 'id'>;
  article: ChangedArticle;
  staff: string;
  /** Of the prices that the form showed. */
  version: string;
}

export type SetPriceResult =
  | { ok: true }
  | {
      ok: false;
      code:
        | PriceProblem
        | 'changed-meanwhile'
        | 'nothing-new'
        | 'sum-of-parts'
        | 'no-own-price'
        | 'same-moment';
    }
  /** Ask once more. */
  | { ok: false; code: 'unusual'; before: Cents };

const termsOf = (row: PriceRow | undefined) =>
  row && {
    regularCents: row.regularCents,
    offerCents: row.offerCents,
    validFrom: row.validFrom.toISOString(),
    offerUntil: row.offerUntil?.toISOString() ?? null,
  };

/** The history of the article under the lock of prices; undefined if it is not that of the form. */
async function historyOf(
  tx: Context,
  { location, article, version }: PriceChange,
): Promise<PriceRow[] | undefined> {
  await lockPrices(tx.db);
  const rows = (await priceRowsOf(tx, [article.id], location.id)).get(article.id) ?? [];
  return priceVersionOf(rows) === version ? rows : undefined;
}

type Terms = Pick<PriceRow, 'validFrom' | 'regularCents' | 'offerCents' | 'offerUntil'>;

async function append(
  tx: Context,
  { location, article, staff }: PriceChange,
  history: readonly PriceRow[],
  terms: Terms,
): Promise<SetPriceResult> {
  const row = { articleId: article.id, locationId: location.id, ...terms };
  if ((await appendPrices(tx, [row])) === 0) return { ok: false, code: 'nothing-new' };
  const own = history.filter(({ locationId }) => locationId === location.id);
  await recordChange(tx, {
    locationId: location.id,
    staff,
    kind: 'price',
    subject: `${article.kind}:${article.code}`,
    before: termsOf(own.toSorted((a, b) => b.id - a.id)[0]) ?? null,
    after: termsOf({ ...row, id: 0 }),
  });
  return { ok: true };
}

/** A price of this location, from now or a moment on. @param isConfirmed an unusual one was confirmed @param replaced id of a planned one */
export function setPrice(
  context: Context,
  change: PriceChange,
  price: PriceRequest,
  { isConfirmed, replaced }: { isConfirmed: boolean; replaced: number | undefined },
): Promise<SetPriceResult> {
  return inTransaction(context, async (tx) => {
    if (change.article.isKit) return { ok: false, code: 'sum-of-parts' };
    const now = tx.now();
    const problem = problemOf(price, now);
    if (problem) return { ok: false, code: problem };
    const stored = await historyOf(tx, change);
    if (!stored) return { ok: false, code: 'changed-meanwhile' };
    const history = stored.filter(({ id }) => id !== replaced);
    const validFrom = price.from ?? now;
    const isPlanned = ({ locationId, validFrom: from }: PriceRow) =>
      locationId === change.location.id && from.getTime() === validFrom.getTime();
    if (history.some(isPlanned)) return { ok: false, code: 'same-moment' };
    const before = priceOf(history, change.location.id, validFrom)?.cents;
    if (before !== undefined && isUnusual(before, price) && !isConfirmed)
      return { ok: false, code: 'unusual', before };
    if (replaced !== undefined && !(await removePlannedPrice(tx, plannedKey(change, replaced))))
      return { ok: false, code: 'changed-meanwhile' };
    return append(tx, change, history, {
      validFrom,
      regularCents: price.cents,
      offerCents: price.offer?.cents ?? null,
      offerUntil: price.offer?.until ?? null,
    });
  });
}

const plannedKey = ({ article, location }: PriceChange, id: number) => ({
  id,
  articleId: article.id,
  locationId: location.id,
});

/** It has not begun. */
export function dropPlannedPrice(context: Context, change: PriceChange, id: number): Promise<SetPriceResult> {
  return inTransaction(context, async (tx) => {
    const history = await historyOf(tx, change);
    const planned = history?.find((row) => row.id === id);
    if (!planned || !(await removePlannedPrice(tx, plannedKey(change, id))))
      return { ok: false, code: 'changed-meanwhile' };
    const { location, article, staff } = change;
    await recordChange(tx, {
      locationId: location.id,
      staff,
      kind: 'price',
      subject: `${article.kind}:${article.code}`,
      before: termsOf(planned),
      after: null,
      reason: 'geplanten Preis zurückgenommen',
    });
    return { ok: true };
  });
}

/** From now on the network's price holds. */
export function endOwnPrice(context: Context, change: PriceChange): Promise<SetPriceResult> {
  return inTransaction(context, async (tx) => {
    const history = await historyOf(tx, change);
    if (!history) return { ok: false, code: 'changed-meanwhile' };
    if (!holdsOwnPrice(history, change.location.id, tx.now())) return { ok: false, code: 'no-own-price' };
    return append(tx, change, history, {
      validFrom: tx.now(),
      regularCents: null,
      offerCents: null,
      offerUntil: null,
    });
  });
}
