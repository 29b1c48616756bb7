import { sql } from 'drizzle-orm';
import { categoryPath, filteredPath } from '~/paths';
import { formatNumber } from '~/values/german-number';
import { articleCategories } from '../articles/tables';
import { categories } from '../categories/tables';
import { pathWord } from '../listing/filter-path';
import { defineKind, notAtCategories, soldByList } from '../listing/kind.server';
import { fittingProductList } from './fitting-product-list.server';
import { productCards } from './product-cards.server';
import { productFile } from './product-file.server';
import { everyProductList } from './product-list';
import { productListAt } from './product-list.server';
import { fittingProducts, productVerdicts, sensorsNamed } from './product-verdicts.server';
import { productVariants } from './tables';
import { fittingProductTags } from './values-on-vehicle.server';
import { variantFile } from './variant-file.server';

const { kind } = everyProductList;

const numberOf = (count: number) => (count === 1 ? '1 Produkt' : `${formatNumber(count)} Produkte`);
const listUrl = (url: string | null, filters: string) => filteredPath(categoryPath(url ?? ''), filters);

const ofProducts = sql`from sold join ${articleCategories} on ${articleCategories.articleId} = sold.id and sold.kind = ${kind}
  join ${categories} on ${categories.id} = ${articleCategories.categoryId}`;

export const productKind = defineKind({
  list: everyProductList,
  googleCategory: 'Vehicles & Parts > Vehicle Parts & Accessories',
  cards: productCards,
  ownLists: [],
  listAt: productListAt,
  soldAt: soldByList(productListAt),
  article: notAtCategories,
  hasAddress: (code, isExact) =>
    sql`(articles.kind = ${kind} and ${isExact ? sql`articles.code` : sql`article_groups.code`} = ${code})`,
  fitting: {
    tags: fittingProductTags,
    find: fittingProducts,
    choices: async (tenant, context, vehicle, { fitting, ...list }) =>
      fitting && fittingProductList(tenant, context, vehicle, fitting, list),
  },
  verdicts: productVerdicts,
  wheelParts: (context, _vehicle, codes) => sensorsNamed(context, codes),
  files: [productFile, variantFile],
  listsOfMakes: [
    {
      rows: sql`select sold.make, ${categories.url} as category, count(distinct sold.group_id)::int as count
        ${ofProducts} group by 1, 2`,
      page: ({ make, category: url, count }, { category }) => ({
        title: `${category} von ${make}`,
        to: listUrl(url, `hersteller-${pathWord(make)}`),
        text: `${numberOf(count)}.`,
      }),
    },
    {
      rows: sql`select ${productVariants.carMake} as make, ${categories.url} as category,
          count(distinct sold.group_id)::int as count
        ${ofProducts} join ${productVariants} on ${productVariants.articleId} = sold.id
        where ${productVariants.carMake} is not null group by 1, 2`,
      page: ({ make, category: url, count }, { category }) => ({
        title: `${category} für ${make}`,
        to: listUrl(url, pathWord(make)),
        text: `${numberOf(count)} für Fahrzeuge von ${make}.`,
      }),
    },
  ],
});
