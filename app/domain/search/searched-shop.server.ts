import { assortmentOf } from '~/domain/catalog/assortment.server';
import { findCategories } from '~/domain/catalog/categories/categories.server';
import type { Category } from '~/domain/catalog/categories/category';
import { wordsOfTexts } from '~/domain/catalog/text-search/gather-words';
import type { SearchScope } from '~/domain/catalog/text-search/search-lists.server';
import type { KnownWords } from '~/domain/catalog/text-search/word-index';
import { locationTag } from '~/domain/tenancy/network.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { categoryPath } from '~/paths';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { type IndexedPage, indexPages, type SearchedPage } from './named-pages';
import { articleWords, searchScope } from './search-articles.server';
import { shopPages } from './shop-pages.server';
import { Vocabulary } from './vocabulary';

export interface Searcher {
  isNoaEmployee: boolean;
  leadsToPage: (path: string) => Promise<boolean>;
}

export interface SearchedShop {
  tenant: Tenant;
  context: Context;
  seen: readonly Category[];
  leadsToPage: Searcher['leadsToPage'];
  scope: SearchScope;
  namedPages: readonly IndexedPage[];
  pageWords: KnownWords;
}

type NamedPages = Pick<SearchedShop, 'namedPages' | 'pageWords'>;

const cachedPages = queryCache<NamedPages>();

/** Words about tyres besides their names. */
const TYRE_WORDS = 'Reifen Winterreifen Sommerreifen Ganzjahresreifen Allwetterreifen Autoreifen Runflat';

async function pagesAt(tenant: Tenant, seen: readonly Category[], searcher: Searcher): Promise<NamedPages> {
  const categories = seen
    .flatMap((category) => [category, ...category.subCategories])
    .map(({ title, url, description }) => ({ title, to: categoryPath(url), text: description }));
  const isLive = await Promise.all(categories.map(({ to }) => searcher.leadsToPage(to)));
  const namedPages: SearchedPage[] = [
    ...categories.filter((_, index) => isLive[index]),
    ...shopPages(tenant),
  ];
  return {
    namedPages: indexPages(namedPages),
    pageWords: wordsOfTexts([
      TYRE_WORDS,
      ...namedPages.map(({ title, text, askedFor = '' }) => `${title} ${text} ${askedFor}`),
    ]),
  };
}

export async function searchedShop(
  tenant: Tenant,
  context: Context,
  searcher: Searcher,
): Promise<SearchedShop> {
  const { host, location } = tenant;
  const seen = await findCategories(tenant, context, searcher.isNoaEmployee);
  const key = `${host.hostname} ${location.id} ${searcher.isNoaEmployee}`;
  const found = await cachedPages(key, ['network', locationTag(location), 'categories', 'list'], () =>
    pagesAt(tenant, seen, searcher),
  );
  return {
    tenant,
    context,
    seen,
    leadsToPage: searcher.leadsToPage,
    scope: searchScope(await assortmentOf(tenant, context, searcher.isNoaEmployee)),
    ...found,
  };
}

export async function vocabularyOf({ context, scope, pageWords }: SearchedShop): Promise<Vocabulary> {
  return new Vocabulary([pageWords, ...(await articleWords(context, scope))]);
}
