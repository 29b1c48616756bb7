import { categoryAt } from '~/domain/catalog/categories/category';
import { type ListOfMake, listsOfMakes } from '~/domain/catalog/kinds/lists-of-makes.server';
import { pathWord } from '~/domain/catalog/listing/filter-path';
import { wordsOfText } from '~/domain/catalog/text-search/gather-words';
import { wordFit } from '~/domain/catalog/text-search/word-fit';
import { tyresAddress } from '~/domain/catalog/tyres/typed-list.server';
import { tyreHeading } from '~/domain/catalog/tyres/tyre-heading';
import { contentSettings } from '~/domain/content/settings';
import { carBrands, VEHICLES_TAG } from '~/domain/vehicles/find-vehicle.server';
import { accessoriesPath, carsOfMakePath, categoryPath, filteredPath } from '~/paths';
import { queryCache } from '~/platform/cache/query-cache.server';
import { formatNumber } from '~/values/german-number';
import { findPages, type IndexedPage, indexPages, type NamedPage, type SearchedPage } from './named-pages';
import type { SearchedShop, Searcher } from './searched-shop.server';

interface MakeWay {
  /** The folded words of the make's name. */
  makeWords: readonly string[];
  page: IndexedPage;
}

type NamedWay = SearchedPage & { make: string };

const MAX_WAYS = 6;
const MAX_CACHED = 1_000;
const cached = queryCache<MakeWay[]>(MAX_CACHED);

const products = (goods: number) => (goods === 1 ? '1 Produkt' : `${formatNumber(goods)} Produkte`);

const listAt = (url: string, filters: string) => filteredPath(categoryPath(url), filters);

function wayToList(
  { tenant: { location }, seen }: SearchedShop,
  { kind, make, category, goods }: ListOfMake,
): NamedWay | undefined {
  if (kind === 'tyre' || category === null) {
    const heading = tyreHeading({ makes: [make] }, location.city);
    const text = `${formatNumber(goods)} Reifen in allen Größen.`;
    return { make, title: heading, to: tyresAddress({ makes: [make] }), text };
  }
  const found = categoryAt(seen, category)?.category;
  if (!found) return undefined;
  switch (kind) {
    case 'rim':
      return {
        make,
        title: `${found.title} von ${make}`,
        to: listAt(category, pathWord(make)),
        text: `${formatNumber(goods)} Felgen.`,
      };
    case 'product':
      return {
        make,
        title: `${found.title} von ${make}`,
        to: listAt(category, `hersteller-${pathWord(make)}`),
        text: `${products(goods)}.`,
      };
    case 'for-car':
      return {
        make,
        title: `${found.title} für ${make}`,
        to: listAt(category, pathWord(make)),
        text: `${products(goods)} für Fahrzeuge von ${make}.`,
      };
  }
}

/** What there is for cars of a make beside lists. */
async function waysOfCars(shop: SearchedShop, searcher: Searcher): Promise<NamedWay[]> {
  const { tenant, context } = shop;
  const brands = (await carBrands(context)).map((make) => ({
    make,
    title: `Ihr ${make}`,
    to: carsOfMakePath(make),
    text: `Reifen, Felgen und Zubehör, die zu Ihrem ${make} passen: Modell wählen.`,
    askedFor: 'Auto Fahrzeug Wagen PKW Modell Reifen Felgen Zubehör',
  }));
  const make = contentSettings.of(tenant.location).mainMake;
  if (!make || !(await searcher.leadsToPage(accessoriesPath))) return brands;
  const title = `${make} Zubehör`;
  return [{ make, title, to: accessoriesPath, text: `Alles für Ihren ${make}.` }, ...brands];
}

async function allWays(shop: SearchedShop, searcher: Searcher): Promise<MakeWay[]> {
  const [cars, lists] = await Promise.all([
    waysOfCars(shop, searcher),
    listsOfMakes(shop.tenant, shop.context),
  ]);
  const ways = [...cars, ...lists.flatMap((list) => wayToList(shop, list) ?? [])];
  const namedPages = indexPages(ways);
  return ways.flatMap(({ make }, index) => {
    const page = namedPages[index];
    return page ? [{ makeWords: wordsOfText(make), page }] : [];
  });
}

function isNamed(makeWords: readonly string[], typed: readonly string[], isOpen: boolean): boolean {
  return makeWords.every((word) =>
    typed.some((one, number) => {
      const fit = wordFit(word, one);
      return (
        fit === 'whole' || (isOpen && number === typed.length - 1 && one.length > 1 && word.startsWith(one))
      );
    }),
  );
}

/** Ways to what there is of the make that words name, others say which of it; `isOpen`: the last word is still being typed. */
export async function findMakeWays(
  shop: SearchedShop,
  searcher: Searcher,
  words: readonly string[],
  isOpen = false,
): Promise<NamedPage[]> {
  const { host, location } = shop.tenant;
  const key = `${host.hostname} ${location.id} ${searcher.isNoaEmployee}`;
  const tags = ['network', 'categories', 'list', VEHICLES_TAG];
  const ways = await cached(key, tags, () => allWays(shop, searcher));
  const named = ways.filter(({ makeWords }) => isNamed(makeWords, words, isOpen));
  return findPages(
    named.map(({ page }) => page),
    words,
    isOpen,
  ).slice(0, MAX_WAYS);
}
