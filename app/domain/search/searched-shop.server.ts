import { assortmentOf } from '~/domain/catalog/assortment.server';
import { findCategories } from '~/domain/catalog/categories/categories.server';
import { type Category, everyCategory } from '~/domain/catalog/categories/category';
import { wordsOfTexts } from '~/domain/catalog/text-search/gather-words';
import type { SearchScope } from '~/domain/catalog/text-search/search-lists.server';
import type { KnownWords } from '~/domain/catalog/text-search/word-index';
import { locationTag } from '~/domain/tenancy/network.server';
import type { Audience } from '~/domain/tenancy/tenant';
import {
  findVehicle,
  hasVehicles as hasAnyVehicle,
  VEHICLES_TAG,
} from '~/domain/vehicles/find-vehicle.server';
import { vehicleNames } from '~/domain/vehicles/finder/vehicle-names.server';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { categoryPath } from '~/paths';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { type IndexedPage, indexPages, type SearchedPage } from './named-pages';
import { articleWords, searchScope } from './search-articles.server';
import { searchedServices } from './searched-services.server';
import { shopPages, textPages } from './shop-pages.server';
import { indexSynonyms, type Synonyms } from './synonyms';
import { searchSynonyms } from './tables';
import { Vocabulary } from './vocabulary';

/** Moved by a trigger of the table. */
const SYNONYMS_TAG = 'synonyms';

interface KnownSynonyms {
  synonyms: Synonyms;
  texts: string[];
}

const cached = queryCache<KnownSynonyms>();

function findSynonyms({ db }: Context): Promise<KnownSynonyms> {
  return cached('all', [SYNONYMS_TAG], async () => {
    const rows = await db.select().from(searchSynonyms);
    return { synonyms: indexSynonyms(rows), texts: rows.map(({ typed }) => typed) };
  });
}

export interface SearchedShop {
  audience: Audience;
  context: Context;
  seen: readonly Category[];
  leadsToPage: (path: string) => Promise<boolean>;
  scope: SearchScope;
  namedPages: readonly IndexedPage[];
  /** The operator's own texts, which may be about anything: shown beside what is found, and never instead of it. */
  texts: readonly IndexedPage[];
  pageWords: KnownWords;
  synonyms: Synonyms;
  hasVehicles: boolean;
  chosen: Vehicle | undefined;
}

type NamedPages = Pick<SearchedShop, 'namedPages' | 'texts' | 'pageWords'>;

const cachedPages = queryCache<NamedPages>();

const TYRE_WORDS = 'Reifen Winterreifen Sommerreifen Ganzjahresreifen Allwetterreifen Autoreifen Runflat';

async function pagesAt(
  audience: Audience,
  context: Context,
  seen: readonly Category[],
  leadsToPage: SearchedShop['leadsToPage'],
  otherWords: readonly string[],
): Promise<NamedPages> {
  const categories = everyCategory(seen).map(({ title, url, description }) => ({
    title,
    to: categoryPath(url),
    text: description,
  }));
  const isLive = await Promise.all(categories.map(({ to }) => leadsToPage(to)));
  const texts = await textPages(audience, context);
  const replaced = new Set(texts.map(({ to }) => to));
  const fixed = shopPages(audience).filter(({ to }) => !replaced.has(to));
  const ownPages = [...categories.filter((_, index) => isLive[index]), ...fixed];
  const services = (await searchedServices(audience, context)).map((page) => ({
    ...page,
    title: ownPages.some(({ title }) => title === page.title)
      ? `${page.title}: Preis und Anfrage`
      : page.title,
  }));
  const namedPages: SearchedPage[] = [...ownPages, ...services];
  return {
    namedPages: indexPages(namedPages),
    texts: indexPages(texts),
    pageWords: wordsOfTexts([
      TYRE_WORDS,
      ...otherWords,
      ...namedPages.map(
        ({ title, text, askedFor = '', askedBeside = '' }) => `${title} ${text} ${askedFor} ${askedBeside}`,
      ),
    ]),
  };
}

export async function searchedShop(
  audience: Audience,
  context: Context,
  leadsToPage: SearchedShop['leadsToPage'],
): Promise<SearchedShop> {
  const { host, location, isNoaEmployee, vehicleCode } = audience;
  const seen = await findCategories(audience, context);
  const key = `${host.hostname} ${location.id} ${isNoaEmployee}`;
  const [hasVehicles, { synonyms, texts }, names] = await Promise.all([
    hasAnyVehicle(context),
    findSynonyms(context),
    vehicleNames(context),
  ]);
  const found = await cachedPages(
    key,
    ['network', locationTag(location), 'categories', 'list', 'content', SYNONYMS_TAG, VEHICLES_TAG],
    () => pagesAt(audience, context, seen, leadsToPage, [...texts, ...names.texts]),
  );
  return {
    audience,
    context,
    seen,
    leadsToPage,
    scope: searchScope(await assortmentOf(audience, context)),
    synonyms,
    hasVehicles,
    chosen: hasVehicles && vehicleCode ? await findVehicle(context, vehicleCode) : undefined,
    ...found,
  };
}

const vocabularies = new WeakMap<SearchedShop, Promise<Vocabulary>>();

async function makeVocabulary({ context, scope, pageWords }: SearchedShop): Promise<Vocabulary> {
  return new Vocabulary([pageWords, ...(await articleWords(context, scope))]);
}

/** One for each search, because it caches what is near a word. */
export function vocabularyOf(shop: SearchedShop): Promise<Vocabulary> {
  const made = vocabularies.get(shop) ?? makeVocabulary(shop);
  vocabularies.set(shop, made);
  return made;
}
