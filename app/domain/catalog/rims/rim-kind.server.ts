import { and, eq, inArray, sql } from 'drizzle-orm';
import { categoryPath, filteredPath } from '~/paths';
import { formatNumber } from '~/values/german-number';
import { germanTenths } from '~/values/tenths';
import { articles } from '../articles/tables';
import { assessedAsWheels } from '../listing/assessed-wheels.server';
import { categoryKind } from '../listing/category-kind.server';
import { pathWord } from '../listing/filter-path';
import { fittingByVerdict } from '../listing/fitting-view';
import { defineKind, soldByList } from '../listing/kind.server';
import { approvalFile } from './approval-file.server';
import { fittingRimList, fittingRims, fittingRimTags } from './fitting-rims.server';
import { boltCircle, rimCategoryOf, rimMaterialOf } from './rim';
import { rimFile } from './rim-file.server';
import { rimList } from './rim-listing';
import { approvalNames, approvalsFor, withApprovals } from './rims-with-approvals.server';
import { rims } from './tables';

const atCategories = categoryKind({
  list: rimList,
  table: rims,
  choicesAt: (categoryUrl) => {
    const material = rimMaterialOf.get(categoryUrl);
    return material && { material };
  },
  categoryOf: ({ material }) => rimCategoryOf(material),
  colourOf: ({ colour }) => colour,
  similarTo: (rim) => ({ diameters: [rim.diameterTenths], boltCircles: [boltCircle(rim)] }),
  tagsOf: (rim) => [
    rim.colour,
    `Mittenloch ${germanTenths(rim.centreBoreTenths)} mm`,
    `bis ${rim.maxLoadKg} kg`,
    ...(rim.approval ? ['mit ABE'] : []),
  ],
  factsOf: async (rim, context) => [
    ['Material', rim.material === 'alu' ? 'Leichtmetall' : 'Stahl'],
    ['Farbe', rim.colour],
    ['Durchmesser', `${germanTenths(rim.diameterTenths)} Zoll`],
    ['Breite', `${germanTenths(rim.widthTenths)} Zoll`],
    ['Lochkreis', boltCircle(rim)],
    ['Einpresstiefe', `ET ${rim.offset} mm`],
    ['Mittenloch', `${germanTenths(rim.centreBoreTenths)} mm`],
    ['Traglast', `${rim.maxLoadKg} kg`],
    ['Freigabe', await approvalNames(context, rim)],
  ],
});

const { kind } = rimList;

export const rimKind = defineKind({
  ...atCategories,
  list: rimList,
  googleCategory:
    'Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts > Motor Vehicle Wheel Systems > Motor Vehicle Rims & Wheels > Automotive Rims & Wheels',
  ownLists: [],
  soldAt: soldByList(atCategories.listAt),
  hasAddress: (code, isExact) =>
    isExact ? undefined : sql`(articles.kind = ${kind} and articles.code = ${code})`,
  fitting: {
    tags: fittingRimTags,
    find: async (context, vehicle) => {
      const found = await fittingRims(context, vehicle);
      return found && fittingByVerdict(found);
    },
    choices: (tenant, context, vehicle, { category, address }) =>
      fittingRimList(tenant, context, vehicle, category.url, address),
  },
  ...assessedAsWheels(async ({ db }, vehicle, codes) => {
    const rows = await db
      .select({ code: articles.code, rim: rims, approvals: approvalsFor(vehicle) })
      .from(rims)
      .innerJoin(articles, eq(articles.id, rims.articleId))
      .where(and(eq(articles.kind, kind), inArray(articles.code, [...codes])));
    return rows.map(({ code, rim, approvals }) => ({ code, wheel: { rim: withApprovals(rim, approvals) } }));
  }),
  files: [rimFile, approvalFile],
  listsOfMakes: [
    {
      rows: sql`select make,
          case ${rims.material} when 'alu' then ${rimCategoryOf('alu')} else ${rimCategoryOf('stahl')} end as category,
          count(*)::int as count
        from sold join ${rims} on ${rims.articleId} = sold.id group by 1, 2`,
      page: ({ make, category: url, count }, { category }) => ({
        title: `${category} von ${make}`,
        to: filteredPath(categoryPath(url ?? ''), pathWord(make)),
        text: `${formatNumber(count)} Felgen.`,
      }),
    },
  ],
});
