import type { PriceRow } from '~/domain/catalog/article-files/price-file.server';
import { appendPrices, type NewPrice } from '~/domain/catalog/pricing/append-prices.server';
import { lastStarts } from '~/domain/catalog/pricing/prices.server';
import type { Context } from '~/platform/context';

const BATCH_SIZE = 1_000;

/** @param now the start of a row without a moment */
export function listedPrice(
  { validFrom, regularCents, offerCents, offerUntil }: PriceRow,
  articleId: number,
  locationId: string | null,
  now: Date,
): NewPrice {
  return { articleId, locationId, validFrom: validFrom ?? now, regularCents, offerCents, offerUntil };
}

export function begunPrices(listed: readonly NewPrice[], now: Date): Set<number> {
  const begun = listed.filter(({ locationId, validFrom }) => locationId === null && validFrom <= now);
  return new Set(begun.map(({ articleId }) => articleId));
}

/** Prices never change the past: one that would begin before the last of its article begins now. */
async function withoutRewriting(tx: Context, incoming: readonly NewPrice[]): Promise<NewPrice[]> {
  const now = tx.now();
  const last = await lastStarts(
    tx,
    incoming.map(({ articleId }) => articleId),
  );
  const keyOf = ({ articleId, locationId }: NewPrice) => `${articleId} ${locationId ?? ''}`;
  const latest = new Map<string, NewPrice>();
  for (const row of incoming.filter(({ validFrom }) => validFrom <= now)) {
    const known = latest.get(keyOf(row));
    if (!known || known.validFrom < row.validFrom) latest.set(keyOf(row), row);
  }
  return incoming.flatMap((row) => {
    const before = last.get(keyOf(row));
    if (!before || row.validFrom >= before) return [row];
    return latest.get(keyOf(row)) === row ? [{ ...row, validFrom: now }] : [];
  });
}

/** An offer that ends before its price begins is dropped: files may be old. */
function withoutPastOffer(row: NewPrice): NewPrice {
  const hasEnded = row.offerUntil && row.offerUntil <= row.validFrom;
  return hasEnded ? { ...row, offerCents: null, offerUntil: null } : row;
}

/** In batches, because each needs the history of its articles in memory. */
function* batchesByArticle(listed: readonly NewPrice[]): Generator<NewPrice[]> {
  const sorted = listed.toSorted((a, b) => a.articleId - b.articleId);
  let start = 0;
  while (start < sorted.length) {
    let end = Math.min(start + BATCH_SIZE, sorted.length);
    while (end < sorted.length && sorted[end]?.articleId === sorted[end - 1]?.articleId) end += 1;
    yield sorted.slice(start, end);
    start = end;
  }
}

export async function appendListedPrices(
  tx: Context,
  listed: readonly NewPrice[],
  onBatch: (done: number) => void = () => undefined,
): Promise<number> {
  let appended = 0;
  let done = 0;
  for (const batch of batchesByArticle(listed)) {
    appended += await appendPrices(tx, (await withoutRewriting(tx, batch)).map(withoutPastOffer));
    done += batch.length;
    onBatch(done);
  }
  return appended;
}
