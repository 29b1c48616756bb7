import { sql } from 'drizzle-orm';
import { SERVICE_CATEGORY } from '~/paths';
import { articles } from '../articles/tables';
import { categoryKind } from '../listing/category-kind.server';
import { anyOf, inStockHere, priceRange, priceSorts } from '../listing/facets';
import { defineKind, soldByList } from '../listing/kind.server';
import { defineList } from '../listing/list-definition';
import { serviceMarking, tyreTypeNames, unitOfService, workNames } from './service';
import { serviceFile } from './service-file.server';
import { servicesOnGoods, tyreTypes, works } from './tables';

const serviceList = defineList({
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

const atCategories = categoryKind({
  list: serviceList,
  table: servicesOnGoods,
  choicesAt: (categoryUrl) => (categoryUrl === SERVICE_CATEGORY ? {} : undefined),
  categoryOf: () => SERVICE_CATEGORY,
  tagsOf: ({ work }) => [workNames[work], 'Arbeit in der Werkstatt'],
  factsOf: (service) => [
    ['Arbeit', workNames[service.work]],
    ...(service.category === null ? ([['Gilt für', serviceMarking(service)]] as const) : []),
  ],
  unitOf: unitOfService,
});

const { kind } = serviceList;

export const serviceKind = defineKind({
  ...atCategories,
  list: serviceList,
  googleCategory: undefined,
  ownLists: [],
  soldAt: soldByList(atCategories.listAt),
  hasAddress: (code, isExact) =>
    isExact ? undefined : sql`(articles.kind = ${kind} and articles.code = ${code})`,
  fitting: undefined,
  // A service applies to every wheel of its size.
  verdicts: async () => [],
  wheelParts: async () => [],
  listsOfMakes: [],
  files: [serviceFile],
});
