import type { CategoryEntry } from './category-file';
import type { NavigationEntry, OfferEntry, PageTextEntry } from './content-files';
import type { FileProblem } from './file-problems';
import type { LocationEntry } from './location-file';
import { repeated } from './repeated-values';
import type { PlacedEntry } from './source-files';

interface PlacedContent {
  locations: readonly PlacedEntry<LocationEntry>[];
  categories: readonly PlacedEntry<CategoryEntry>[];
  navigation: readonly PlacedEntry<NavigationEntry>[];
  offers: readonly PlacedEntry<OfferEntry>[];
  pageTexts: readonly PlacedEntry<PageTextEntry>[];
}

/** Finds values that occur twice in categories and content, and references to locations and categories that are not there. */
export function checkContentFiles(content: PlacedContent, faultyFiles: ReadonlySet<string>): FileProblem[] {
  const { locations, categories, navigation, offers, pageTexts } = content;
  const allCategories = categories.flatMap(({ place, entry }) => [
    { place, entry: { _id: entry._id, url: entry.url } },
    ...entry.subCategories.map(({ _id, url }) => ({ place, entry: { _id, url } })),
  ]);
  const problems = [
    ...repeated('categories.json', '_id', allCategories, (category) => category._id),
    ...repeated('categories.json', 'url', allCategories, (category) => category.url),
    ...repeated('navigation.json', 'standortUrl', navigation, (entry) => entry.standortUrl ?? 'alle'),
    ...repeated('offers.json', '_id', offers, (offer) => offer._id),
    ...repeated(
      'page-texts.json',
      'page',
      pageTexts,
      (text) => `${text.standortUrl ?? 'alle'}: ${text.page}`,
    ),
  ];
  if (!faultyFiles.has('locations.json')) {
    const urls = new Set(locations.map(({ entry }) => entry.url));
    problems.push(
      ...unknownLocations('navigation.json', navigation, urls),
      ...unknownLocations('offers.json', offers, urls),
      ...unknownLocations('page-texts.json', pageTexts, urls),
    );
  }
  if (!faultyFiles.has('categories.json')) problems.push(...unknownCategories(navigation, categories));
  return problems;
}

function unknownLocations(
  file: string,
  entries: readonly PlacedEntry<{ standortUrl: string | null }>[],
  urls: ReadonlySet<string>,
): FileProblem[] {
  return entries
    .filter(({ entry }) => entry.standortUrl !== null && !urls.has(entry.standortUrl))
    .map(({ place, entry }) => ({
      file,
      place: `${place}, Feld standortUrl`,
      message: `kein Standort hat die url „${entry.standortUrl}“`,
    }));
}

function unknownCategories(
  navigation: readonly PlacedEntry<NavigationEntry>[],
  categories: readonly PlacedEntry<CategoryEntry>[],
): FileProblem[] {
  const urls = new Set(categories.map(({ entry }) => entry.url));
  return navigation.flatMap(({ place, entry }) =>
    entry.navigationMain.flatMap((item) =>
      'category' in item && !urls.has(item.category)
        ? [
            {
              file: 'navigation.json',
              place: `${place}, Feld navigationMain`,
              message: `keine Warengruppe hat die url „${item.category}“`,
            },
          ]
        : [],
    ),
  );
}
