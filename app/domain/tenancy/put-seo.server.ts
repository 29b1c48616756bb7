import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { pageKey } from './page-path';
import type { SeoMetadata } from './seo-metadata';
import { seoMetadata } from './tables';

export function putSeo(
  context: Context,
  locationUrl: string,
  page: string,
  metadata: SeoMetadata,
): Promise<void> {
  return inTransaction(context, async ({ db }) => {
    const key = sql`regexp_replace(lower(${seoMetadata.page}), '(.)/$', '\\1')`;
    const isSame = eq(key, pageKey(page));
    await db.delete(seoMetadata).where(and(eq(seoMetadata.locationUrl, locationUrl), isSame));
    if (Object.values(metadata).some((value) => value !== null))
      await db.insert(seoMetadata).values({ ...metadata, locationUrl, page });
  });
}
