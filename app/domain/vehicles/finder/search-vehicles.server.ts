import { desc, sql } from 'drizzle-orm';
import { madeFrom } from '~/platform/cache/made-from.server';
import type { Context } from '~/platform/context';
import { isAmong } from '~/platform/database/statement.server';
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

/** Of more than so many that are found no order is worth its time: the visitor has to say more. */
const MAX_RANKED = 1_000;

/** Words as they are, or also as the beginning of others. */
type Match = 'exact' | 'query';

const meets = (words: readonly SearchWord[], match: Match) =>
  sql`${vehicles.search} @@ ${words.map((word) => word[match]).join(' & ')}::tsquery`;

/** First those that have the words themselves, of them those with the fewest words beside. */
function rank(words: readonly SearchWord[]) {
  const exact = sql.join(
    words.map((word) => sql`(${meets([word], 'exact')})::int`),
    sql` + `,
  );
  return [
    desc(exact),
    sql`length(${vehicles.label})`,
    sql`${vehicles.builtFrom} desc nulls last`,
    ...byLabel,
  ];
}

async function withWords({ db }: Context, words: readonly SearchWord[], match: Match, limit: number) {
  const met = db.select({ id: vehicles.id }).from(vehicles).where(meets(words, match)).limit(MAX_RANKED);
  const rows = await db
    .select(summaryColumns)
    .from(vehicles)
    .where(isAmong(vehicles.id, met))
    .orderBy(...rank(words))
    .limit(limit + 1);
  return { vehicles: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** Beginnings of words are looked for only where the words themselves find nothing: that takes longer. */
async function bestMatch(context: Context, words: readonly SearchWord[], limit: number) {
  const exact = await withWords(context, words, 'exact', limit);
  return exact.vehicles.length > 0 ? exact : withWords(context, words, 'query', limit);
}

async function isKnown({ db }: Context, word: SearchWord): Promise<boolean> {
  const rows = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(meets([word], 'query'))
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
  const found = await bestMatch(context, words, limit);
  if (found.vehicles.length > 0) return { ok: true, ...found, ignoredWords: [] };
  const known: SearchWord[] = [];
  for (const word of words) if (await isKnown(context, word)) known.push(word);
  if (known.length === 0 || known.length === words.length) return { ok: false, code: 'nothing-found' };
  const rest = await bestMatch(context, known, limit);
  if (rest.vehicles.length === 0) return { ok: false, code: 'nothing-found' };
  const ignoredWords = words.filter((word) => !known.includes(word)).map(({ word }) => word);
  return { ok: true, ...rest, ignoredWords };
}
