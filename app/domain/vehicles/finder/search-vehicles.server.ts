import { desc, sql } from 'drizzle-orm';
import { madeFrom } from '~/platform/cache/made-from.server';
import type { Context } from '~/platform/context';
import { byLabel, summaryColumns, VEHICLES_TAG } from '../find-vehicle.server';
import { vehicles } from '../tables';
import type { VehicleSummary } from '../vehicle';
import { type SearchWord, searchWords } from './search-words';

export type SearchVehiclesResult =
  | {
      ok: true;
      /** The best first. */
      vehicles: VehicleSummary[];
      hasMore: boolean;
      /** Words that no vehicle has; without them these were found. */
      ignoredWords: string[];
    }
  | { ok: false; code: 'no-words' | 'nothing-found' };

const queryOf = (words: readonly SearchWord[]) =>
  sql`${words.map(({ query }) => query).join(' & ')}::tsquery`;

/** First those that have the words themselves, of them those with the fewest words beside. */
function rank(words: readonly SearchWord[]) {
  const exact = sql.join(
    words.map((word) => sql`(${vehicles.search} @@ ${word.exact}::tsquery)::int`),
    sql` + `,
  );
  return [
    desc(exact),
    sql`length(${vehicles.label})`,
    sql`${vehicles.builtFrom} desc nulls last`,
    ...byLabel,
  ];
}

async function withWords(context: Context, words: readonly SearchWord[], limit: number) {
  const rows = await context.db
    .select(summaryColumns)
    .from(vehicles)
    .where(sql`${vehicles.search} @@ ${queryOf(words)}`)
    .orderBy(...rank(words))
    .limit(limit + 1);
  return { vehicles: rows.slice(0, limit), hasMore: rows.length > limit };
}

async function isKnown(context: Context, word: SearchWord): Promise<boolean> {
  const rows = await context.db
    .select({ code: vehicles.code })
    .from(vehicles)
    .where(sql`${vehicles.search} @@ ${queryOf([word])}`)
    .limit(1);
  return rows.length > 0;
}

/** Finds vehicles by what somebody types: 'Golf 7 2.0 TDI'. Every word has to be met, but those that no vehicle has. */
export async function searchVehicles(
  context: Context,
  text: string,
  limit = 20,
): Promise<SearchVehiclesResult> {
  const words = searchWords(text);
  if (words.length === 0) return { ok: false, code: 'no-words' };
  madeFrom([VEHICLES_TAG]);
  const found = await withWords(context, words, limit);
  if (found.vehicles.length > 0) return { ok: true, ...found, ignoredWords: [] };
  const known: SearchWord[] = [];
  for (const word of words) if (await isKnown(context, word)) known.push(word);
  if (known.length === 0 || known.length === words.length) return { ok: false, code: 'nothing-found' };
  const rest = await withWords(context, known, limit);
  if (rest.vehicles.length === 0) return { ok: false, code: 'nothing-found' };
  const ignoredWords = words.filter((word) => !known.includes(word)).map(({ word }) => word);
  return { ok: true, ...rest, ignoredWords };
}
