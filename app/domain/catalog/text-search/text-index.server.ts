import { type SQL, sql } from 'drizzle-orm';
import { patientQuery } from '~/platform/cache/patient-query.server';
import type { Context } from '~/platform/context';
import { pauses } from '~/platform/threads/pauses';
import { listTag } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { type ListDefinition, nameOf } from '../listing/list-definition';
import { packTexts, type TextIndex, type TextRow } from './text-index';

const indexes = patientQuery<TextIndex>();
/** By name of the list: the last index, and a hash of the rows that it was made from. */
const lastMade = new Map<string, { hash: string; index: TextIndex }>();

const none = sql`null`;

/** One row for each article. */
const searchedArticles = (list: ListDefinition): SQL => sql`
  select ${list.unit === 'product' ? articles.groupId : none}::int as product, ${list.text} as text,
    ${articles.title} as title, ${list.named ?? none}::text as named, ${articles.make} as make,
    ${list.category ?? none}::text as category, ${list.storedWords?.values ?? none}::jsonb as stored, ${articles.id} as id
  from ${list.table} join ${articles} on ${articles.id} = ${list.table.articleId} ${list.join ?? sql``}
  where ${articles.retiredAt} is null`;

/** Variants of a product seldom have equal texts. */
function searchedTexts(list: ListDefinition): SQL {
  const rows = searchedArticles(list);
  if (list.unit === 'product') return sql`select * from (${rows}) as article order by product`;
  return sql`select product, text, title, named, make, category, stored, array_agg(id) as ids
    from (${rows}) as article group by 1, 2, 3, 4, 5, 6, 7`;
}

const names = (list: ListDefinition): SQL => sql`select ${list.storedWords?.names ?? none}::jsonb as names`;

async function hashOfArticles({ db }: Context, list: ListDefinition): Promise<string> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select concat_ws(' ', count(*), sum(hash_record_extended(article, 0)), (select md5(names::text) from (${names(list)}) as all_names)) as hash
    from (${searchedArticles(list)}) as article`);
  return rows[0]?.hash ?? '';
}

interface FoundText extends Omit<TextRow, 'ids'>, Record<string, unknown> {
  stored: unknown;
  ids?: readonly number[];
  id: number;
}

async function readTexts({ db }: Context, list: ListDefinition): Promise<TextRow[]> {
  const { storedWords } = list;
  const [texts, known] = await Promise.all([
    db.execute<FoundText>(searchedTexts(list)),
    db.execute<{ names: unknown }>(names(list)),
  ]);
  const wordsOf = (stored: unknown) => storedWords?.wordsOf(stored, known.rows[0]?.names) ?? '';
  const rows: TextRow[] = [];
  const pause = pauses();
  for (const { text, title, named, make, category, product, stored, ids, id } of texts.rows) {
    const words = `${text} ${wordsOf(stored)}`;
    rows.push({ text: words, title, named, make, category, product, ids: ids ?? [id] });
    await pause();
  }
  return rows;
}

async function makeIndex(context: Context, list: ListDefinition): Promise<TextIndex> {
  const hash = await hashOfArticles(context, list);
  const last = lastMade.get(nameOf(list));
  if (last?.hash === hash) return last.index;
  const index = await packTexts(await readTexts(context, list));
  lastMade.set(nameOf(list), { hash, index });
  return index;
}

/** Stays the same when only prices or stock change; while a new one is made, the last one is used. */
export function textIndex(context: Context, list: ListDefinition): Promise<TextIndex> {
  return indexes(nameOf(list), ['categories', listTag(list.kind)], () => makeIndex(context, list));
}

/** Builds the indexes in advance, so that the first search need not wait. */
export async function warmSearch(context: Context, lists: readonly ListDefinition[]): Promise<void> {
  for (const list of lists) await textIndex(context, list);
}
