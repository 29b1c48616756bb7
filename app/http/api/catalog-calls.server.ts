import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { findCategories } from '~/domain/catalog/categories/categories.server';
import type { Category } from '~/domain/catalog/categories/category';
import { redirectStatuses } from '~/domain/tenancy/redirects';
import { redirectRules } from '~/domain/tenancy/tables';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { servicePrices } from '~/domain/workshop/prices/service-prices.server';
import { servicesAt } from '~/domain/workshop/services.server';
import { workshopPages } from '~/domain/workshop/workshop-pages';
import { defineCall, noLocation } from './call.server';
import { ofLocation, text } from './fields';
import { findLocation, findTenant, findTenantById } from './find-tenant.server';
import { inWords } from './refusal';
import { noVehicle, priceAnswer, toPrice, vehicleField } from './workshop-subject.server';

export const redirectsCall = defineCall({
  path: '/api/v1/standorte/{standortUrl}/redirects',
  summary: 'Weiterleitungen eines Standorts',
  inPath: ['standortUrl'],
  input: ofLocation,
  answer: z.object({
    data: z.array(
      z.object({ oldUrl: z.string(), newUrl: z.string(), statusCode: z.literal(redirectStatuses) }),
    ),
  }),
  run: async (scope, { standortUrl }) => {
    const location = findLocation(scope, standortUrl);
    if (!location) return noLocation;
    const rules = await scope.context.db
      .select({
        oldUrl: redirectRules.oldUrl,
        newUrl: redirectRules.newUrl,
        statusCode: redirectRules.statusCode,
      })
      .from(redirectRules)
      .where(eq(redirectRules.locationUrl, location.url))
      .orderBy(asc(redirectRules.oldUrl));
    const known = new Set<number>(redirectStatuses);
    return {
      data: rules.flatMap(({ statusCode, ...rule }) =>
        known.has(statusCode)
          ? [{ ...rule, statusCode: statusCode as (typeof redirectStatuses)[number] }]
          : [],
      ),
    };
  },
});

interface CategoryAnswer {
  _id: string;
  title: string;
  url: string;
  presentation: string;
  isNOAEmployeeCategory: boolean;
  subCategories: CategoryAnswer[];
}

const categoryAnswer: z.ZodType<CategoryAnswer> = z
  .object({
    _id: z.string(),
    title: z.string(),
    url: z.string(),
    presentation: z.string(),
    isNOAEmployeeCategory: z.boolean(),
    get subCategories() {
      return z.array(categoryAnswer);
    },
  })
  .meta({ id: 'Category' });

const toAnswer = (category: Category): CategoryAnswer => ({
  _id: category.id,
  title: category.title,
  url: category.url,
  presentation: category.presentation,
  isNOAEmployeeCategory: category.isNoaEmployeeCategory,
  subCategories: category.subCategories.map(toAnswer),
});

export const categoriesCall = defineCall({
  path: '/api/v1/Categories',
  summary: 'Warengruppen eines Standorts',
  inPath: [],
  showsStaffMore: true,
  input: ofLocation,
  answer: z.object({ data: z.array(categoryAnswer) }),
  run: async (scope, { standortUrl }) => {
    const tenant = findTenant(scope, standortUrl);
    if (!tenant) return noLocation;
    return { data: (await findCategories(tenant, scope.context)).map(toAnswer) };
  },
});

export const servicesCall = defineCall({
  path: '/api/v1/Dienstleistungen',
  summary: 'Leistungen der Werkstatt, nach Titel',
  inPath: [],
  input: ofLocation.extend({ vehicle: vehicleField }),
  answer: z.object({
    data: z.array(
      z.object({
        _id: z.string(),
        url: z.string(),
        title: z.string(),
        icon: z.string(),
        available: z.boolean(),
        href: z.string().optional(),
        price: priceAnswer,
      }),
    ),
  }),
  refusals: [noLocation, noVehicle],
  run: async (scope, { standortUrl, vehicle }) => {
    const { context } = scope;
    const tenant = findTenant(scope, standortUrl);
    if (!tenant) return noLocation;
    if (vehicle !== undefined && !(await findVehicle(context, vehicle))) return noVehicle;
    const [services, prices] = await Promise.all([
      servicesAt(tenant, context),
      servicePrices(tenant, context, vehicle),
    ]);
    return {
      data: services.map(({ id, url, title, icon, by, href }) => ({
        _id: id,
        url,
        title,
        icon,
        available: by === 'page',
        href,
        price: toPrice(prices.of(url)),
      })),
    };
  },
});

const noLocationOfId = inWords(noLocation, 'Es gibt keinen Standort mit dieser standortId.');

export const navigatorStatusCall = defineCall({
  path: '/api/v1/getServicenavigatorStatus',
  summary: 'Ob der Standort den Servicenavigator verwendet',
  inPath: [],
  input: z.strictObject({ standortId: text.describe('_id eines Standorts') }),
  answer: z.object({ status: z.boolean() }),
  refusals: [noLocation],
  example: async ({ location }) => ({ input: { standortId: location.id } }),
  run: async (scope, { standortId }) => {
    const tenant = findTenantById(scope, standortId);
    return tenant ? { status: workshopPages(tenant.location).hasNavigator } : noLocationOfId;
  },
});
