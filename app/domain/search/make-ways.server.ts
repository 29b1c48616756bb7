import { categoryAt } from '~/domain/catalog/categories/category';
import { listsOfMakes } from '~/domain/catalog/kinds/lists-of-makes.server';
import { wordsOfText } from '~/domain/catalog/text-search/gather-words';
import { wordFit } from '~/domain/catalog/text-search/word-fit';
import { contentSettings } from '~/domain/content/settings';
import { locationTag } from '~/domain/tenancy/network.server';
import { carBrands, VEHICLES_TAG } from '~/domain/vehicles/find-vehicle.server';
import { accessoriesPath, carsOfMakePath } from '~/paths';
import { queryCache } from '~/platform/cache/query-cache.server';
import { findPages, type IndexedPage, indexPages, type NamedPage, type SearchedPage } from './named-pages';
import type { SearchedShop } from './searched-shop.server';

interface MakeWay {
  makeWords: readonly string[];
  page: IndexedPage;
}

type NamedWay = SearchedPage & { make: string };

const MAX_WAYS = 6;
const cached = queryCache<MakeWay[]>();

function wayToList(
  { audience: { location }, seen }: SearchedShop,
  { page, ...list }: Awaited<ReturnType<typeof listsOfMakes>>[number],
): NamedWay | undefined {
  const category = list.category === null ? '' : categoryAt(seen, list.category)?.category.title;
  return category === undefined
    ? undefined
    : { make: list.make, ...page(list, { category, city: location.city }) };
}

async function waysOfCars(shop: SearchedShop): Promise<NamedWay[]> {
  const { audience, context, leadsToPage } = shop;
  const brands = (await carBrands(context)).map((make) => ({
    make,
    title: `Ihr ${make}`,
    to: carsOfMakePath(make),
    text: `Reifen, Felgen und Zubehör, die zu Ihrem ${make} passen: Modell wählen.`,
    askedFor: 'Auto Fahrzeug Wagen PKW Modell Reifen Felgen Zubehör',
  }));
  const make = contentSettings.of(audience.location).mainMake;
  if (!make || !(await leadsToPage(accessoriesPath))) return brands;
  const title = `${make} Zubehör`;
  return [{ make, title, to: accessoriesPath, text: `Alles für Ihren ${make}.` }, ...brands];
}

async function allWays(shop: SearchedShop): Promise<MakeWay[]> {
  const [cars, lists] = await Promise.all([waysOfCars(shop), listsOfMakes(shop.audience, shop.context)]);
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

export async function findMakeWays(
  shop: SearchedShop,
  words: readonly string[],
  isOpen = false,
): Promise<NamedPage[]> {
  const { host, location, isNoaEmployee } = shop.audience;
  const key = `${host.hostname} ${location.id} ${isNoaEmployee}`;
  const tags = ['network', locationTag(location), 'categories', 'list', VEHICLES_TAG];
  const ways = await cached(key, tags, () => allWays(shop));
  const named = ways.filter(({ makeWords }) => isNamed(makeWords, words, isOpen));
  return findPages(
    named.map(({ page }) => page),
    [words],
    isOpen,
  ).slice(0, MAX_WAYS);
}
