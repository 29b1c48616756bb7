import { and, eq, inArray } from 'drizzle-orm';
import { categoryPath, completeWheelsPath } from '~/paths';
import { articles } from '../articles/tables';
import { assessedAsWheels } from '../listing/assessed-wheels.server';
import { anything } from '../listing/filter';
import { fittingByVerdict } from '../listing/fitting-view';
import { defineKind, notAtCategories } from '../listing/kind.server';
import { rims } from '../rims/tables';
import { tyres } from '../tyres/tables';
import { wheelCards } from './find-wheels.server';
import { assessedParts, fittingWheels, fittingWheelTags, wheelOf } from './fitting-wheels.server';
import { completeWheels } from './tables';
import { wheelFile } from './wheel-file.server';
import { wheelList } from './wheel-listing';

const { kind } = wheelList;

export const wheelKind = defineKind({
  list: wheelList,
  googleCategory:
    'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts > Motor Vehicle Wheel Systems > Motor Vehicle Rims & Wheels > Automotive Rims & Wheels',
  cards: wheelCards,
  ownLists: [completeWheelsPath],
  listAt: notAtCategories,
  soldAt: async (_tenant, _context, { url }) =>
    categoryPath(url) === completeWheelsPath ? { list: wheelList, filter: anything(wheelList) } : undefined,
  article: notAtCategories,
  hasAddress: () => undefined,
  fitting: {
    tags: fittingWheelTags,
    find: async (context, vehicle) => {
      const found = await fittingWheels(context, vehicle);
      return found && fittingByVerdict(found);
    },
    choices: notAtCategories,
  },
  ...assessedAsWheels(async ({ db }, vehicle, codes) => {
    const rows = await db
      .select({ code: articles.code, ...assessedParts(vehicle) })
      .from(completeWheels)
      .innerJoin(articles, eq(articles.id, completeWheels.articleId))
      .innerJoin(rims, eq(rims.articleId, completeWheels.rimId))
      .innerJoin(tyres, eq(tyres.articleId, completeWheels.tyreId))
      .where(and(eq(articles.kind, kind), inArray(articles.code, [...codes])));
    return rows.map(({ code, ...parts }) => ({ code, wheel: wheelOf(parts) }));
  }),
  files: [wheelFile],
  listsOfMakes: [],
});
