import { sql } from 'drizzle-orm';
import { pageKey } from '~/domain/tenancy/page-path';
import { guestsOf, type Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { findCategories } from '../categories/categories.server';
import { categoryAt } from '../categories/category';
import { anything } from '../listing/filter';
import type { FilteredList } from '../listing/filtered-list';
import { allListedIds } from '../listing/find-listed.server';
import { allKinds, kindsAt } from './kinds.server';
import { soldAtCategory } from './sold-at-category.server';

async function idsWithCode({ db }: Context, category: string, code: string): Promise<number[]> {
  const conditions = allKinds.flatMap(({ list, ownLists, hasAddress }) =>
    ownLists.includes(`/${category}`)
      ? sql`(articles.kind = ${list.kind} and articles.code = ${code})`
      : (hasAddress(code, false) ?? []),
  );
  const { rows } = await db.execute<{ id: number }>(sql`
    select articles.id from articles left join article_groups on article_groups.id = articles.group_id
    where retired_at is null and (${sql.join(conditions, sql` or `)})`);
  return rows.map(({ id }) => id);
}

async function listBehind(
  tenant: Tenant,
  context: Context,
  segment: string,
): Promise<FilteredList | undefined> {
  const placed = categoryAt(await findCategories(guestsOf(tenant), context), segment);
  const sold = placed && (await soldAtCategory(tenant, context, placed.category));
  if (sold) return sold;
  const kind = kindsAt(tenant.location).find(({ ownLists }) => ownLists.includes(`/${segment}`));
  return kind && { list: kind.list, filter: anything(kind.list) };
}

async function withVariants({ db }: Context, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from articles where retired_at is null and group_id in
      (select group_id from articles where id = any(${sql.param([...ids])}::int[]))`);
  return rows.map(({ id }) => id);
}

/** Articles of a list or of an article's page, with all variants of products. Undefined: the path leads to another page. */
export async function articlesBehind(
  tenant: Tenant,
  context: Context,
  to: string,
): Promise<number[] | undefined> {
  const [segment = '', code, ...more] = pageKey(to.replace(/[?#].*$/s, ''))
    .slice(1)
    .split('/');
  if (segment === '') return undefined;
  if (code !== undefined && code !== 'filters') {
    const ids = more.length === 0 ? await idsWithCode(context, segment, code) : [];
    return ids.length > 0 ? ids : undefined;
  }
  const sold = await listBehind(tenant, context, segment);
  if (!sold) return undefined;
  const ids = await allListedIds(guestsOf(tenant), context, sold);
  return sold.list.unit === 'product' ? withVariants(context, ids) : ids;
}
