import fc from 'fast-check';
import { expect, it } from 'vitest';
import { articleKinds } from './articles/article';
import { assortmentWithout, maySell } from './assortment';
import { type Category, categoryUrls, visibleCategories } from './categories/category';

const mains = ['reifen', 'felgen-raeder', 'sonstiges'];
const subs: Record<string, string[]> = {
  reifen: ['winterreifen', 'sommerreifen', 'suv-reifen'],
  'felgen-raeder': ['alufelgen', 'komplettraeder'],
  sonstiges: ['ausstellungsstuecke', 'kindersitze'],
};

const networks = fc.record({
  blacklist: fc.subarray([...mains, ...Object.values(subs).flat()]),
  staffOnly: fc.subarray([...mains, ...Object.values(subs).flat()]),
  isNoaEmployee: fc.boolean(),
  showsAllCategories: fc.boolean(),
  enableCompleteWheels: fc.boolean(),
});

const article = fc
  .record({
    kind: fc.constantFrom(...articleKinds),
    categories: fc.subarray(Object.values(subs).flat()),
    season: fc.constantFrom('sommer', 'winter'),
  })
  .map(({ season, ...one }) => ({
    ...one,
    seasons: one.kind === 'tyre' || one.kind === 'complete-wheel' ? [season] : [],
  }));

function category(url: string, staffOnly: readonly string[]): Category {
  return {
    id: `cat-${url}`,
    title: url,
    url,
    presentation: 'list',
    description: '',
    isNoaEmployeeCategory: staffOnly.includes(url),
    preset: null,
    isUnlisted: false,
    drawing: 'parcel',
    subCategories: (subs[url] ?? []).map((sub) => category(sub, staffOnly)),
  };
}

/** From the words of the rules (spec 1, section 6; spec 2, side navigation), apart from the code. */
function isForSale(
  { kind, categories, seasons }: { kind: string; categories: string[]; seasons: string[] },
  { blacklist, staffOnly, isNoaEmployee, showsAllCategories, enableCompleteWheels }: NetworkShape,
): boolean {
  const isHidden = (url: string) =>
    blacklist.includes(url) ||
    (staffOnly.includes(url) && !isNoaEmployee && !showsAllCategories) ||
    (url === 'komplettraeder' && !enableCompleteWheels);
  // A category of staff is no blacklisted one: with it the category above stays.
  const isGone = (main: string) =>
    isHidden(main) || (subs[main] ?? []).every((url) => blacklist.includes(url));
  const isOpen = (url: string) => {
    const main = mains.find((one) => subs[one]?.includes(url)) ?? '';
    return !isHidden(url) && !isGone(main);
  };
  if (kind === 'tyre') return seasons.every((season) => isOpen(`${season}reifen`));
  if (kind === 'complete-wheel') {
    const isOfSeason = isGone('reifen') || seasons.every((season) => isOpen(`${season}reifen`));
    return isOpen('komplettraeder') && isOfSeason && isOpen(categories[0] ?? '');
  }
  return isOpen(categories[0] ?? '');
}

type NetworkShape = typeof networks extends fc.Arbitrary<infer Shape> ? Shape : never;

it('sells what the rules say, in any network, to anybody', () => {
  fc.assert(
    fc.property(networks, article, (network, sold) => {
      const all = mains.map((url) => category(url, network.staffOnly));
      const shown = categoryUrls(
        visibleCategories(all, {
          ...network,
          blacklist: network.blacklist.map((url) => ({ _id: `cat-${url}` })),
          offUrls: network.enableCompleteWheels ? [] : ['komplettraeder'],
        }),
      );
      const hidden = new Set(categoryUrls(all).filter((url) => !shown.includes(url)));
      const theme = { body: { enableCompleteWheels: network.enableCompleteWheels } };
      const location = { theme } as Parameters<typeof assortmentWithout>[0];
      const assortment = assortmentWithout(location, { shownUrls: shown, hiddenUrls: hidden });
      expect(maySell(sold, assortment)).toBe(isForSale(sold, network));
    }),
    { numRuns: 5_000 },
  );
});
