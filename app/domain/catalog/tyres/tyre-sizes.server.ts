import { asc } from 'drizzle-orm';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { listTag } from '../articles/article-tags';
import { tyres } from './tables';
import type { TyreSize } from './tyre-size';

const cached = queryCache<TyreSize[]>(1);

/** All sizes that there are tyres in, small to large; cached until the list of tyres changes. */
export function tyreSizes(context: Context): Promise<TyreSize[]> {
  const { width, aspect, rimTenths } = tyres;
  return cached('', [listTag('tyre')], () =>
    context.db
      .selectDistinct({ width, aspect, rimTenths })
      .from(tyres)
      .orderBy(asc(width), asc(aspect), asc(rimTenths)),
  );
}
