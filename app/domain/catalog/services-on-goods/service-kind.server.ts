import { sql } from 'drizzle-orm';
import { SERVICE_CATEGORY } from '~/paths';
import { categoryKind } from '../listing/category-kind.server';
import { defineKind, soldByList } from '../listing/kind.server';
import { serviceMarking, unitOfService, workNames } from './service';
import { serviceFile } from './service-file.server';
import { serviceList } from './service-listing';
import { servicesOnGoods } from './tables';

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
