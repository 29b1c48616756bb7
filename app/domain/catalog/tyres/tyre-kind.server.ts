import { and, eq, sql } from 'drizzle-orm';
import { categoryPath, seasonPaths, tyresPath } from '~/paths';
import { statement } from '~/platform/database/statement.server';
import { formatNumber } from '~/values/german-number';
import { articles } from '../articles/tables';
import { assessedAsWheels } from '../listing/assessed-wheels.server';
import { anything } from '../listing/filter';
import { defineKind, notAtCategories } from '../listing/kind.server';
import { tyreCards } from './find-tyres.server';
import { tyres } from './tables';
import { tyresAddress } from './typed-list.server';
import { tyreFile } from './tyre-file.server';
import { tyreHeading } from './tyre-heading';
import { tyreList } from './tyre-listing';
import { tyrePresetOf } from './tyre-preset';
import { seasons } from './tyre-terms';

const { kind } = tyreList;

const findByCodes = statement('find_tyres_by_code', ['codes'], (db, { codes }) =>
  db
    .select({ code: articles.code, tyre: tyres })
    .from(tyres)
    .innerJoin(articles, eq(articles.id, tyres.articleId))
    .where(and(eq(articles.kind, kind), sql`${articles.code} = any(${codes}::text[])`)),
);

export const tyreKind = defineKind({
  list: tyreList,
  googleCategory:
    'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts > Motor Vehicle Wheel Systems > Motor Vehicle Tires > Automotive Tires',
  cards: tyreCards,
  ownLists: [tyresPath, ...Object.values(seasonPaths)],
  listAt: notAtCategories,
  soldAt: async (_tenant, _context, category) => {
    const season = seasons.find((one) => seasonPaths[one] === categoryPath(category.url));
    const choices = tyrePresetOf(category) ?? (season && { seasons: [season] });
    return choices && { list: tyreList, filter: { ...anything(tyreList), ...choices } };
  },
  article: notAtCategories,
  hasAddress: () => undefined,
  fitting: undefined,
  ...assessedAsWheels(async ({ db }, _vehicle, codes) => {
    const rows = await findByCodes(db, { codes });
    return rows.map(({ code, tyre }) => ({ code, wheel: { tyre } }));
  }),
  files: [tyreFile],
  listsOfMakes: [
    {
      rows: sql`select make, null::text as category, count(*)::int as count from sold where kind = ${kind} group by 1`,
      page: ({ make, count }, { city }) => ({
        title: tyreHeading({ makes: [make] }, city),
        to: tyresAddress({ makes: [make] }),
        text: `${formatNumber(count)} Reifen in allen Größen.`,
      }),
    },
  ],
});
