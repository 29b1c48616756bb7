import { and, eq, inArray } from 'drizzle-orm';
import { verdictView } from '~/domain/vehicles/fitment/verdict-view';
import { wheelVerdict } from '~/domain/vehicles/fitment/wheel-verdict';
import { categoryPath, completeWheelsPath } from '~/paths';
import { articles } from '../articles/tables';
import { anything } from '../listing/filter';
import { defineKind, notAtCategories } from '../listing/kind.server';
import { rims } from '../rims/tables';
import { tyres } from '../tyres/tables';
import { wheelCards } from './find-wheels.server';
import { fittingWheels, fittingWheelTags } from './fitting-wheels.server';
import { completeWheels } from './tables';
import { wheelFile } from './wheel-file.server';
import { wheelList } from './wheel-listing';

const { kind } = wheelList;

export const wheelKind = defineKind({
  list: wheelList,
  cards: wheelCards,
  ownLists: [completeWheelsPath],
  listAt: notAtCategories,
  soldAt: async (_context, { url }) =>
    categoryPath(url) === completeWheelsPath ? { list: wheelList, filter: anything(wheelList) } : undefined,
  article: notAtCategories,
  hasAddress: () => undefined,
  fitting: { tags: fittingWheelTags, find: fittingWheels, choices: notAtCategories },
  verdicts: async ({ db }, vehicle, codes) => {
    const rows = await db
      .select({ code: articles.code, rim: rims, tyre: tyres })
      .from(completeWheels)
      .innerJoin(articles, eq(articles.id, completeWheels.articleId))
      .innerJoin(rims, eq(rims.articleId, completeWheels.rimId))
      .innerJoin(tyres, eq(tyres.articleId, completeWheels.tyreId))
      .where(and(eq(articles.kind, kind), inArray(articles.code, [...codes])));
    return rows.map(({ code, ...wheel }) => ({ code, verdict: verdictView(wheelVerdict(vehicle, wheel)) }));
  },
  files: [wheelFile],
  listsOfMakes: [],
});
