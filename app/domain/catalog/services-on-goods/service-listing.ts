import { sql } from 'drizzle-orm';
import { SERVICE_CATEGORY } from '~/paths';
import { articles } from '../articles/tables';
import { anyOf, inStockHere, priceRange, priceSorts } from '../listing/facets';
import { defineList } from '../listing/list-definition';
import { tyreTypeNames, workNames } from './service';
import { servicesOnGoods, tyreTypes, works } from './tables';

export const serviceList = defineList({
  kind: 'service',
  table: servicesOnGoods,
  text: sql`concat_ws(' ', ${articles.title}, ${articles.subtitle},
    case ${servicesOnGoods.work} when 'einbau' then 'Service' else 'Reifenservice Räderservice' end)`,
  category: sql`${SERVICE_CATEGORY}`,
  facets: {
    inStockHere: inStockHere(),
    works: anyOf({
      parameter: 'arbeit',
      column: servicesOnGoods.work,
      legend: 'Arbeit',
      values: works,
      label: (work) => workNames[work],
    }),
    tyreTypes: anyOf({
      parameter: 'reifenart',
      column: servicesOnGoods.tyreType,
      legend: 'Reifenart',
      values: tyreTypes,
      label: (type) => tyreTypeNames[type],
    }),
    price: priceRange('Preis'),
  },
  addressOrder: [],
  bare: ['works'],
  sorts: { ...priceSorts, arbeit: { label: 'Arbeit', by: [articles.title] } },
  pageSize: 24,
  words: { singular: 'Leistung', plural: 'Leistungen', nothing: 'Dazu haben wir keine Leistung.' },
});
