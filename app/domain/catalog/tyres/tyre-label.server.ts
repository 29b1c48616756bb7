import { and, eq } from 'drizzle-orm';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import type { TyreLabelProps } from '~/ui/illustrations/tyre-label';
import { formatSize } from '~/values/tyre-size';
import { articleTag } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { tyres } from './tables';
import { labelTyreClass, type Tyre } from './tyre';

/** Regulation (EU) 2020/740, Annex II. */
export function tyreLabel(make: string, tyre: Tyre): TyreLabelProps {
  return {
    make,
    model: tyre.model,
    size: formatSize(tyre),
    tyreClass: labelTyreClass(tyre),
    fuel: tyre.fuelClass,
    wet: tyre.wetClass,
    noiseClass: tyre.noiseClass,
    noiseDb: tyre.noiseDb,
    threePmsf: tyre.hasAlpineSymbol,
    iceGrip: tyre.hasIceGrip,
    eprelId: tyre.eprelId ?? undefined,
  };
}

/** Finds tyres that are no longer sold, too. */
export async function findTyreLabel(context: Context, code: string): Promise<TyreLabelProps | undefined> {
  const [found] = await context.db
    .select({ make: articles.make, tyre: tyres })
    .from(articles)
    .innerJoin(tyres, eq(tyres.articleId, articles.id))
    .where(and(eq(articles.kind, 'tyre'), eq(articles.code, code)));
  if (!found) return undefined;
  dependsOn([articleTag(found.tyre.articleId)]);
  return tyreLabel(found.make, found.tyre);
}
