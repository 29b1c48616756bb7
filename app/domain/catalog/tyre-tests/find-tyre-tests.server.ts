import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { formatDimension } from '~/values/tyre-size';
import { articles } from '../articles/tables';
import { tyres } from '../tyres/tables';
import { tyreTests } from './tables';
import type { TyreTest } from './tyre-test';

const cached = queryCache<TyreTest[]>();

async function load({ db }: Context): Promise<TyreTest[]> {
  const sold = db
    .select({ code: articles.code })
    .from(tyres)
    .innerJoin(articles, eq(articles.id, tyres.articleId))
    .where(
      and(
        eq(tyres.width, tyreTests.width),
        eq(tyres.aspect, tyreTests.aspect),
        eq(tyres.rimTenths, tyreTests.rimTenths),
        eq(tyres.season, tyreTests.season),
        sql`lower(${tyres.model}) = lower(${tyreTests.model})`,
        sql`lower(${articles.make}) = lower(${tyreTests.make})`,
        isNull(articles.retiredAt),
      ),
    )
    .orderBy(asc(articles.id))
    .limit(1);
  const rows = await db
    .select({ test: tyreTests, code: sql<string | null>`(${sold})` })
    .from(tyreTests)
    .orderBy(
      desc(tyreTests.year),
      asc(tyreTests.publisher),
      asc(tyreTests.season),
      asc(tyreTests.width),
      asc(tyreTests.aspect),
      asc(tyreTests.rimTenths),
      asc(tyreTests.grade),
      asc(tyreTests.make),
      asc(tyreTests.model),
    );
  const tests = new Map<string, TyreTest>();
  for (const { test, code } of rows) {
    const { publisher, year, season } = test;
    const size = formatDimension(test);
    const key = JSON.stringify([publisher, year, season, size]);
    const one = tests.get(key) ?? { publisher, year, season, size, tyres: [] };
    one.tyres.push({
      make: test.make,
      model: test.model,
      grade: test.grade,
      wet: test.wetGrade,
      dry: test.dryGrade,
      snow: test.snowGrade,
      wear: test.wearGrade,
      code: code ?? undefined,
    });
    tests.set(key, one);
  }
  return [...tests.values()];
}

/** The newest test first. */
export function findTyreTests(context: Context): Promise<TyreTest[]> {
  return cached('all', ['tyre-tests', 'list'], () => load(context));
}
