import { and, eq, sql } from 'drizzle-orm';
import type { Audience } from '~/domain/tenancy/tenant';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import { articleCategories } from '../articles/tables';
import {
  type CategoryAddress,
  type ListAtCategory,
  readCategoryAddress,
} from '../listing/category-address.server';
import type { FittingChoice } from '../listing/fitting-choice';
import { type FittingArticles, fittingOf } from '../listing/fitting-view';
import { listUrl } from '../listing/list-url';
import { countTotal } from '../listing/load-list.server';
import { type FilterOption, filterOptions } from '../vehicle-filter/vehicle-filter';
import { namedValue, valuesOnVehicle } from './values-on-vehicle.server';

const MAX_VALUES = 20;

async function optionsAt(context: Context, vehicle: Vehicle, categoryId: string): Promise<FilterOption[]> {
  const { valuesOf } = await valuesOnVehicle(context, vehicle);
  if (valuesOf.size === 0) return [];
  const rows = await context.db
    .select({ id: articleCategories.articleId })
    .from(articleCategories)
    .where(
      and(
        eq(articleCategories.categoryId, categoryId),
        sql`${articleCategories.articleId} = any(${sql.param([...valuesOf.keys()])}::int[])`,
      ),
    );
  return filterOptions(rows.map(({ id }) => ({ filterValues: valuesOf.get(id) ?? {} })));
}

export async function fittingProductList(
  audience: Audience,
  context: Context,
  vehicle: Vehicle,
  fitting: FittingArticles,
  {
    at,
    category,
    address,
  }: { at: ListAtCategory; category: { id: string; url: string }; address: CategoryAddress },
): Promise<FittingChoice | undefined> {
  const options = await optionsAt(context, vehicle, category.id);
  if (options.length === 0) return undefined;
  const understood = await readCategoryAddress(audience, context, { at, url: category.url, address });
  if (understood.kind !== 'list') return undefined;
  const { base, read } = understood;
  const offered = options.flatMap(({ field, values }) =>
    values.map(({ value }) => ({ label: `${field}: ${value}`, name: namedValue(field, value) })),
  );
  const counted = await Promise.all(
    offered.map(async ({ label, name }) => {
      const isChosen = read.filter.onVehicle === name;
      const filter = { ...read.filter, anyVehicle: false, onVehicle: isChosen ? undefined : name, page: 1 };
      const count = await countTotal(
        audience,
        context,
        { list: at.list, filter },
        fittingOf(fitting, filter),
      );
      const to = listUrl(at.list, base, filter);
      return { label, to, isChosen, isSeries: false, axle: 'both' as const, count };
    }),
  );
  const found = counted.filter(({ count, isChosen }) => count > 0 || isChosen).slice(0, MAX_VALUES);
  return found.length > 0
    ? { isAllowed: false, options: found.map(({ count: _count, ...option }) => option) }
    : undefined;
}
