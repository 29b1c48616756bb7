import { inArray } from 'drizzle-orm';
import { storedPageKey } from '~/domain/tenancy/page-path';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { sanitizedHtml } from '~/platform/html/sanitize.server';
import { textBlocks } from './page-texts';
import { ALL_LOCATIONS, pageTexts } from './tables';

const cached = queryCache<Map<string, string[]>>();

async function load(tenant: Pick<Tenant, 'location'>, context: Context): Promise<Map<string, string[]>> {
  const { url } = tenant.location;
  const rows = await context.db
    .select()
    .from(pageTexts)
    .where(inArray(pageTexts.locationUrl, [url, ALL_LOCATIONS]));
  const ownPages = new Set(
    rows.filter((row) => row.locationUrl === url).map((row) => storedPageKey(row.page)),
  );
  const texts = new Map<string, string[]>();
  for (const block of textBlocks) {
    for (const row of rows) {
      const key = storedPageKey(row.page);
      if (row.block !== block || (row.locationUrl !== url && ownPages.has(key))) continue;
      texts.set(key, [...(texts.get(key) ?? []), sanitizedHtml(row.html)]);
    }
  }
  return texts;
}

/** Sanitised HTML, `einleitung` first; a location's own texts replace the general ones. */
export async function findPageTexts(
  tenant: Pick<Tenant, 'location'>,
  context: Context,
  page: string,
): Promise<string[]> {
  const { id, url } = tenant.location;
  const tags = [`texts:${url}`, `texts:${ALL_LOCATIONS}`];
  const texts = await cached(id, tags, () => load(tenant, context));
  return texts.get(storedPageKey(page)) ?? [];
}
