import { z } from 'zod';
import { kinds } from '~/domain/catalog/kinds/kinds.server';
import { readFilter } from '~/domain/catalog/listing/filter';
import type { ListedArticle } from '~/domain/catalog/listing/find-listed.server';
import type { FacetGroup, FacetOption } from '~/domain/catalog/listing/form-fields';
import type { ListDefinition } from '~/domain/catalog/listing/list-definition';
import type { ListBase } from '~/domain/catalog/listing/list-url';
import { type ListPage, loadList } from '~/domain/catalog/listing/load-list.server';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { type ArticleAnswer, articleAnswer, toArticleAnswer } from './article-answer';
import { unreadProblems } from './list-input';
import { badFields, inWords, type Refused, refusal } from './refusal';

const facet = z
  .object({
    name: z.string().describe('der Parameter'),
    legend: z.string(),
    type: z.enum(['checkbox', 'radio', 'flag']),
    options: z.array(
      z.object({ value: z.string(), label: z.string(), count: z.int(), isChosen: z.boolean() }),
    ),
  })
  .meta({ id: 'Facet' });

export const filterValuesAnswer = z.object({
  total: z.int(),
  facets: z.array(facet).describe('mit der Zahl der Treffer, die eine Wahl hätte'),
  price: z.object({
    minCents: z.int().nullable(),
    maxCents: z.int().nullable(),
  }),
  sort: z.string(),
  sorts: z.array(z.object({ value: z.string(), label: z.string() })),
});

export const listAnswer = z.object({
  data: z.array(articleAnswer),
  ...filterValuesAnswer.shape,
  page: z.int(),
  pages: z.int(),
});

export const noPage = refusal(404, 'page_not_found');

const option = ([value, label, count, isActive]: FacetOption) => ({
  value,
  label,
  count,
  isChosen: isActive === 1,
});

const group = ({ name, legend, type, options }: FacetGroup) => ({
  name,
  legend,
  type,
  options: options.map(option),
});

const flag = ([name, legend, count, isActive]: FacetOption) => ({
  name,
  legend,
  type: 'flag' as const,
  options: [option(isActive ? ['1', 'ja', count, 1] : ['1', 'ja', count])],
});

export function filterValuesOf({ total, form, sort, sorts }: ListPage): z.input<typeof filterValuesAnswer> {
  const { minCents = null, maxCents = null } = form.range;
  return {
    total,
    facets: [...form.flags.map(flag), ...form.groups.map(group)],
    price: { minCents, maxCents },
    sort,
    sorts: sorts.map(([value, label]) => ({ value, label })),
  };
}

async function articlesOf(
  tenant: Tenant,
  context: Context,
  { kind }: ListDefinition,
  listed: readonly ListedArticle[],
): Promise<ArticleAnswer[]> {
  const cards = await kinds[kind].cards(tenant, context, listed);
  const categories = new Map(cards.map(({ key, category }) => [key as string, category ? [category] : []]));
  return listed.flatMap((article) => {
    const own = categories.get(`${article.kind}:${article.code}`);
    return own ? [toArticleAnswer(tenant, { ...article, categories: own })] : [];
  });
}

/** The list of a page, by the queries of the page. */
export async function listOf(
  audience: Audience,
  context: Context,
  { list, base }: { list: ListDefinition; base: ListBase },
  query: URLSearchParams,
): Promise<z.input<typeof listAnswer> | Refused> {
  const { filter, unread } = readFilter(list, query);
  if (unread.length > 0) return badFields(...unreadProblems(unread));
  const { page, articles } = await loadList(audience, context, { list, base, filter });
  if (page.page > page.pages) return inWords(noPage, `Die Liste endet mit Seite ${page.pages}.`);
  return {
    data: await articlesOf(audience, context, list, articles),
    ...filterValuesOf(page),
    page: page.page,
    pages: page.pages,
  };
}
