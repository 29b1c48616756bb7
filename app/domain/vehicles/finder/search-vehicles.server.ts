import { desc, sql } from 'drizzle-orm';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { isAmong } from '~/platform/database/statement.server';
import { byLabel, summaryColumns, VEHICLES_TAG } from '../find-vehicle.server';
import { vehicles } from '../tables';
import type { VehicleSummary } from '../vehicle';
import { type SearchWord, searchWords } from './search-words';

export type SearchVehiclesResult =
  | {
      ok: true;
      vehicles: VehicleSummary[];
      hasMore: boolean;
      ignoredWords: string[];
    }
  | { ok: false; code: 'no-words' | 'nothing-found' };

/** At most this many matches are ranked; beyond it the visitor must be more specific. */
const MAX_RANKED = 1_000;

type Match = 'exact' | 'query';

const meets = (words: readonly SearchWord[], match: Match) =>
  sql`${vehicles.search} @@ ${words.map((word) => word[match]).join(' & ')}::tsquery`;

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

/** Prefixes are searched only if whole words find nothing, because that takes longer. */
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

/** Every word must match, except words that no vehicle has. */
export async function searchVehicles(
  context: Context,
  text: string,
  limit = 20,
): Promise<SearchVehiclesResult> {
  const words = searchWords(text);
  if (words.length === 0) return { ok: false, code: 'no-words' };
  dependsOn([VEHICLES_TAG]);
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
