import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { KeysetPage } from '~/values/keyset-page';
import { contentPageFile } from './content-page-file.server';
import { contentPages } from './tables';

type Page = typeof contentPages.$inferInsert;
export type StoredPage = typeof contentPages.$inferSelect;
export type PageKey = Pick<StoredPage, 'owner' | 'path'>;

export type CheckPageResult =
  | { ok: true; page: Page }
  | { ok: false; problems: { field: string; message: string }[] };

/** An entry as files have it. */
export function checkContentPage(entry: Readonly<Record<string, unknown>>): CheckPageResult {
  const { data, error } = contentPageFile.codec.schema.safeParse(entry);
  if (data) return { ok: true, page: data };
  const problems = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  return { ok: false, problems };
}

export async function putContentPage({ db }: Context, page: Page): Promise<void> {
  const { owner, path } = contentPages;
  await db
    .insert(contentPages)
    .values(page)
    .onConflictDoUpdate({ target: [owner, path], set: page });
}

export async function storedPage({ db }: Context, { owner, path }: PageKey): Promise<StoredPage | undefined> {
  const [page] = await db
    .select()
    .from(contentPages)
    .where(and(eq(contentPages.owner, owner), eq(contentPages.path, path)));
  return page;
}

/** By path. @returns one more than `limit` if the list goes on */
export function storedPagesOf(
  { db }: Context,
  owners: readonly string[],
  { after, limit }: KeysetPage<PageKey>,
): Promise<StoredPage[]> {
  const { owner, path } = contentPages;
  return db
    .select()
    .from(contentPages)
    .where(
      and(inArray(owner, [...owners]), after && sql`(${path}, ${owner}) > (${after.path}, ${after.owner})`),
    )
    .orderBy(asc(path), asc(owner))
    .limit(limit + 1);
}

/** False if the owner has no page there. */
export async function dropContentPage({ db }: Context, owner: string, path: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(contentPages)
    .where(and(eq(contentPages.owner, owner), eq(contentPages.path, path)));
  return rowCount === 1;
}
