import { z } from 'zod';
import { offersKind } from '~/domain/catalog/articles/offered-kinds';
import { findCategory, isHiddenPage } from '~/domain/catalog/categories/categories.server';
import { listAtCategory } from '~/domain/catalog/kinds/category-list.server';
import { kinds } from '~/domain/catalog/kinds/kinds.server';
import { isListParameter } from '~/domain/catalog/listing/filter';
import type { ListDefinition } from '~/domain/catalog/listing/list-definition';
import type { Tenant } from '~/domain/tenancy/tenant';
import { categoryPath, completeWheelsPath, tyresPath } from '~/paths';
import type { ArticleKind } from '~/values/article-kinds';
import { type CallScope, defineCall, noLocation } from './call.server';
import { standortUrl, text } from './fields';
import { findTenant } from './find-tenant.server';
import { filterValuesAnswer, listAnswer, listOf, noPage } from './list-answer.server';
import { listInput, listPlace, queryOf, unreadProblems, values } from './list-input';
import { badFields, refusal } from './refusal';

const noList = refusal(404, 'list_not_found', 'Diese Artikel bietet der Standort nicht an.');

async function ownList(
  scope: CallScope,
  { standortUrl: url, ...choices }: { standortUrl: string },
  { kind, path }: { kind: ArticleKind; path: string },
) {
  const tenant = findTenant(scope, url);
  if (!tenant) return noLocation;
  const { context } = scope;
  const isHidden = await isHiddenPage(tenant, context, path);
  if (isHidden || !offersKind(tenant.location, kind)) return noList;
  return listOf(tenant, context, kinds[kind].list, { path }, queryOf(choices, []));
}

/** The list of a kind with a page of its own, and the values that it can be filtered by. */
function callsOf(
  list: ListDefinition,
  place: { kind: ArticleKind; path: string },
  own: { name: string; title: string },
) {
  const path = `/api/v1/standorte/{standortUrl}/${own.name}`;
  const declared = {
    inPath: ['standortUrl'],
    showsStaffMore: true,
    input: listInput(list),
    refusals: [noLocation, noList, noPage],
  };
  return [
    defineCall({
      ...declared,
      path,
      summary: `${own.title}, gefiltert und sortiert wie auf der Seite, mit Preis und Bestand`,
      answer: listAnswer,
      run: (scope, input) => ownList(scope, input as { standortUrl: string }, place),
    }),
    defineCall({
      ...declared,
      path: `${path}/filterValues`,
      summary: `${own.title}: Werte der Filter mit der Zahl der Treffer`,
      answer: filterValuesAnswer,
      run: (scope, input) => ownList(scope, input as { standortUrl: string }, place),
    }),
  ] as const;
}

export const [tyresCall, tyreValuesCall] = callsOf(
  kinds.tyre.list,
  { kind: 'tyre', path: tyresPath },
  { name: 'tires', title: 'Reifen' },
);

export const [completeWheelsCall, completeWheelValuesCall] = callsOf(
  kinds['complete-wheel'].list,
  { kind: 'complete-wheel', path: completeWheelsPath },
  { name: 'completeWheels', title: 'Kompletträder' },
);

const inPath = ['standortUrl', 'categoryUrl'];
const categoryPathOfApi = '/api/v1/standorte/{standortUrl}/categories/{categoryUrl}/products';

/** Filters are data of the category, so that only the list itself can say which there are. */
const categoryInput = z
  .object({ standortUrl, categoryUrl: text.describe('url einer Warengruppe'), ...listPlace })
  .catchall(values);

async function categoryList(scope: CallScope, input: z.output<typeof categoryInput>) {
  const tenant = findTenant(scope, input.standortUrl);
  if (!tenant) return noLocation;
  const { context } = scope;
  const category = (await findCategory(tenant, context, input.categoryUrl))?.category;
  const at = category && (await listAtCategory(tenant, context, category));
  if (!category || !at) return noList;
  const query = queryOf(input, inPath);
  const unknown = [...new Set(query.keys())].filter((name) => !isListParameter(at.list, name));
  if (unknown.length > 0) return badFields(...unreadProblems(unknown.map((field) => ({ field }))));
  const base = { path: categoryPath(category.url), ...(at.fixed && { fixed: at.fixed }) };
  return listOf(tenant, context, at.list, base, query);
}

const ofCategory = {
  inPath,
  showsStaffMore: true,
  input: categoryInput,
  refusals: [noLocation, noList, noPage],
  example: async ({ location }: Tenant) => ({
    input: { standortUrl: location.url, categoryUrl: 'alufelgen' },
  }),
};

export const categoryListCall = defineCall({
  ...ofCategory,
  path: categoryPathOfApi,
  summary: 'Artikel einer Warengruppe, auch Felgen; die Filter nennt facets',
  answer: listAnswer,
  run: categoryList,
});

export const categoryValuesCall = defineCall({
  ...ofCategory,
  path: `${categoryPathOfApi}/filterValues`,
  summary: 'Artikel einer Warengruppe, auch Felgen: Werte der Filter mit der Zahl der Treffer',
  answer: filterValuesAnswer,
  run: categoryList,
});
