import fc from 'fast-check';
import { articleKinds } from '~/domain/catalog/articles/article';
import { rimMaterialOf } from '~/domain/catalog/rims/rim';
import { tyreCategoryUrls } from '~/domain/catalog/tyres/tyre';
import { themeLinkSchema, themeSchema } from '~/domain/tenancy/theme';
import { heroSceneNames } from '~/ui/illustrations/hero-scene';
import { categoryEntry } from '../network-files/category-file';
import { navigationEntry, offerEntry, pageTextEntry } from '../network-files/content-files';
import { couponEntry } from '../network-files/coupon-file';
import { hostEntry } from '../network-files/host-file';
import { locationEntry } from '../network-files/location-file';
import { PRICE_COLUMNS, priceRow } from '../network-files/price-file';
import { redirectEntry } from '../network-files/redirect-file';
import { RIM_COLUMNS, rimRow } from '../network-files/rim-file';
import { stockColumns } from '../network-files/stock-file';
import { TYRE_COLUMNS, tyreRow } from '../network-files/tyre-file';
import { arbitraryOf, fieldsOf, type OwnArbitraries } from './arbitrary-of';
import { internalTargets, type LinkPlaces, links, pages } from './links';
import { gtins, ibans, markup, pictureAddresses, slugs, webAddresses, words } from './words';

type Entry = Record<string, unknown>;
type Draw = <Value>(arbitrary: fc.Arbitrary<Value>) => Value;

/** A host of the network with the urls of its locations; the first of them is its index, or its only one. */
interface PlannedHost {
  hostname: string;
  isShopSystem: boolean;
  urls: string[];
}

const movedPages = fc.constantFrom('/kontakt', '/werkstattfinder');
/** A host that another one's rules may redirect to. */
const ALLOWED_HOST = 'www.hersteller.example';
const drawnPictures = ['/bilder/szenen/coast.svg', '/bilder/reifen/alpin/Winter/205%2F55%20R16.svg'];

const byPath =
  (own: Readonly<Record<string, fc.Arbitrary<unknown>>>, link?: fc.Arbitrary<unknown>): OwnArbitraries =>
  (schema, path) =>
    schema === themeLinkSchema && link ? link : own[path];

const some = <Value>(arbitrary: fc.Arbitrary<Value>, minLength: number, maxLength: number) =>
  fc.array(arbitrary, { minLength, maxLength, size: 'max' });

function planHosts(draw: Draw, seed: number): PlannedHost[] {
  let count = 0;
  const host = (hostname: string, isShopSystem: boolean, locations: number): PlannedHost => ({
    hostname,
    isShopSystem,
    // With seed and number: no other network has the same.
    urls: draw(some(slugs, locations, locations)).map((slug) => `${slug}-${seed}-${++count}`),
  });
  const atMost = (most: number) => draw(fc.integer({ min: 1, max: most }));
  return [
    host('localhost', true, 1 + atMost(3)),
    ...(draw(fc.boolean()) ? [host('zweites.localhost', true, atMost(2))] : []),
    ...(draw(fc.boolean()) ? [host('einzel.localhost', false, 1)] : []),
  ];
}

function hostEntries(draw: Draw, hosts: readonly PlannedHost[]): Entry[] {
  return hosts.map(({ hostname, isShopSystem, urls: [first] }, index) => ({
    ...draw(fieldsOf(hostEntry.shape, byPath({ allowedRedirectHosts: fc.constant([ALLOWED_HOST]) }))),
    hostname,
    isShopSystem,
    isFallback: index === 0,
    standortUrl: isShopSystem ? null : first,
    indexStandortUrl: isShopSystem ? first : null,
  }));
}

/** Main categories, those that the shop's own pages belong to and others, as `categories.json` has them. */
function categoryEntries(draw: Draw): Entry[] {
  const urls = draw(fc.uniqueArray(slugs, { minLength: 20, maxLength: 20 }));
  const title = fc.oneof(
    { weight: 9, arbitrary: words(5, 80) },
    fc.constant('Collection Nord-Ostsee Automobile'),
  );
  // The shop's own pages are named below.
  const presentation = fc.constantFrom('tyres', 'list');
  const own = byPath({ title, presentation, subCategories: fc.constant([]) });
  const entry = (fixed: Entry): Entry => ({ ...draw(fieldsOf(categoryEntry.shape, own)), ...fixed });
  const sub = (url: string, presentation: string) => entry({ url, presentation });
  const withSubs = (category: Entry, subs: Entry[]): Entry => ({
    ...category,
    subCategories: subs.map(({ subCategories, ...own }) => own),
  });
  const seasons = ['sommerreifen', 'winterreifen', 'ganzjahresreifen'].map((url) => sub(url, 'page'));
  const rims = ['alufelgen', 'stahlfelgen', 'komplettraeder'].map((url) => sub(url, 'list'));
  const others = draw(some(fc.integer({ min: 0, max: 4 }), 0, 4)).map((count) =>
    withSubs(
      entry({ url: urls.pop() }),
      urls.splice(-count, count).map((url) => entry({ url })),
    ),
  );
  const services = draw(fc.boolean())
    ? [withSubs(entry({ url: 'reparatur-wartung', presentation: 'page' }), [])]
    : [];
  const all = [
    withSubs(sub('reifen', 'page'), seasons),
    withSubs(entry({ url: 'felgen-raeder', presentation: 'list' }), rims),
    ...others,
    ...services,
  ];
  return all.map((category, index) => ({
    ...category,
    _id: `cat-${index}`,
    subCategories: (category.subCategories as Entry[]).map((each, number) => ({
      ...each,
      _id: `cat-${index}-${number}`,
    })),
  }));
}

const themeArbitraries = (places: LinkPlaces) => ({
  'theme.header.height.large': fc.integer({ min: 40, max: 220 }),
  'theme.header.height.medium': fc.integer({ min: 40, max: 220 }),
  'theme.header.height.small': fc.integer({ min: 40, max: 120 }),
  'theme.header.height.fallback': fc.integer({ min: 40, max: 220 }),
  'theme.header.pageContent': fc.oneof(
    fc.dictionary(pages(places), markup(internalTargets(places)), { maxKeys: 3, noNullPrototype: true }),
    fc.constant('weder Seite noch Text'),
  ),
  'theme.header.heroContentByPage[].imageLink': fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(...heroSceneNames.map((name) => `drawing:${name}`), 'drawing:neu'),
    },
    { weight: 2, arbitrary: fc.oneof(pictureAddresses, fc.constant('/icon.svg')) },
    fc.constant('url(https://bilder.example/a.png)'),
  ),
  'theme.header.heroContentByPage[].page': fc.oneof(fc.constant('/'), pages(places)),
  'theme.header.heroContentByPage[].to': internalTargets(places),
  'theme.header.logo.publicUrl': fc.oneof(fc.constantFrom('drawing:logo', '/icon.svg'), pictureAddresses),
  'theme.context.apis[].url': webAddresses,
});

function themeOf(draw: Draw, places: LinkPlaces): Entry {
  const own = byPath(themeArbitraries(places), links(places));
  const theme = draw(fieldsOf(themeSchema.shape, own, 'theme'));
  // An unknown name makes it invalid as a whole: the shop shows its fallback theme.
  return draw(fc.integer({ min: 1, max: 12 })) === 1 ? { ...theme, componentName: 'Ribbonn' } : theme;
}

/** Where a location has moved to, if it has: never the first of a host, and never to one that has moved itself. */
function moveOf(draw: Draw, hosts: readonly PlannedHost[], isFirst: boolean): Entry {
  const stays = { redirectUrl: null, sublocationUrl: null, redirectSublocations: [] };
  if (isFirst || draw(fc.integer({ min: 1, max: 4 })) > 1) return stays;
  const targets = hosts.map(({ urls: [first] }) => `/${first}`);
  const target = fc.constantFrom(
    ...targets,
    ...targets.map((url) => `${url}/kontakt`),
    `https://${ALLOWED_HOST}/neu`,
  );
  const { redirectSublocations } = locationEntry.shape;
  return {
    redirectUrl: draw(target),
    sublocationUrl: draw(fc.constantFrom(null, ...targets)),
    redirectSublocations: draw(arbitraryOf(redirectSublocations, byPath({ '[]': movedPages }))),
  };
}

function locationEntries(draw: Draw, hosts: readonly PlannedHost[], categories: readonly Entry[]): Entry[] {
  const hostnames = hosts.map(({ hostname }) => hostname);
  const all = categories.flatMap((category) => [category, ...(category.subCategories as Entry[])]);
  const categoryUrls = all.map(({ url }) => String(url));
  const blacklisted = fc.constantFrom(
    { _id: 'cat-fort', url: 'fort' },
    ...all.map(({ _id, url }) => ({ _id, url })),
  );
  return hosts.flatMap(({ hostname, urls }) =>
    urls.map((url, index) => {
      const siblings = urls.filter((one) => one !== url);
      const own = byPath({
        'bank.iban': ibans,
        'categoryBlacklist[]': blacklisted,
        areaShopSubLocations: fc.subarray(siblings),
        'stammblatt.versandarten[]': fc.oneof(
          fc.constantFrom('dhl', 'DPD', 'gls', 'hermes', 'ups', 'spedition'),
          words(3, 40),
        ),
        'redirectSublocations[]': movedPages,
        theme: fc.constant({}),
      });
      return {
        ...draw(fieldsOf(locationEntry.shape, own)),
        ...moveOf(draw, hosts, index === 0),
        _id: `loc-${url}`,
        url,
        standortUrl: url,
        hostname,
        theme: themeOf(draw, { hostnames, locationUrl: url, categoryUrls }),
      };
    }),
  );
}

/** Menus, offers and texts: for all locations, and for some of their own. */
function contentFiles(draw: Draw, places: LinkPlaces, categories: readonly Entry[], urls: readonly string[]) {
  const whose = [null, ...draw(fc.subarray([...urls]))];
  const target = internalTargets(places);
  const link = links(places);
  const menu = byPath(
    {
      'navigationMain[].category': fc.constantFrom(...categories.map(({ url }) => url)),
      'navigationMain[].dropdown.offer.imageMedium': fc.constantFrom(...drawnPictures),
      'navigationMain[].dropdown.topics[].image': fc.constantFrom(...drawnPictures),
      'navigationMain[].dropdown.topics[].url': target,
      'navigationSub.contextText': markup(target).map((html) => `${html}<p>{telefon}</p>`),
    },
    link,
  );
  const standortUrl = fc.constantFrom(...whose);
  const offer = byPath({ standortUrl, to: target.filter((to) => offerEntry.shape.to.safeParse(to).success) });
  const texts = byPath({ page: fc.constant('/'), texte: fc.constant({}) });
  const blocks = Object.keys(pageTextEntry.shape.texte.def.keyType.enum);
  return {
    'navigation.json': whose.map((url) => ({
      ...draw(fieldsOf(navigationEntry.shape, menu)),
      standortUrl: url,
    })),
    'offers.json': draw(some(arbitraryOf(offerEntry, offer) as fc.Arbitrary<Entry>, 0, 5)).map(
      (entry, index) => ({
        ...entry,
        _id: `offer-${index}`,
      }),
    ),
    'page-texts.json': whose.flatMap((url) =>
      draw(fc.uniqueArray(pages(places), { maxLength: 3 })).map((page) => ({
        ...draw(fieldsOf(pageTextEntry.shape, texts)),
        standortUrl: url,
        page,
        texte: Object.fromEntries(
          draw(fc.subarray(blocks, { minLength: 1 })).map((block) => [block, draw(markup(target))]),
        ),
      })),
    ),
  };
}

function redirectEntries(draw: Draw, urls: readonly string[], places: LinkPlaces): Entry[] {
  const newUrl = fc.oneof(
    internalTargets(places),
    fc.constantFrom(...urls).map((url) => `/${url}/kontakt`),
    fc.constantFrom(`https://${ALLOWED_HOST}/alt`, 'https://nirgends.example/'),
  );
  const own = byPath({
    standortUrl: fc.constantFrom(...urls),
    oldUrl: slugs.map((slug) => `/${slug}.html`),
    newUrl,
  });
  const rules = draw(some(arbitraryOf(redirectEntry, own) as fc.Arbitrary<Entry>, 0, 4));
  return rules.map((rule, index) => ({ ...rule, oldUrl: `/alt-${index}${rule.oldUrl}` }));
}

function couponEntries(draw: Draw, urls: readonly string[]): Entry[] {
  const own = byPath({
    code: fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{2,20}$/),
    'artikelarten[]': fc.constantFrom(...articleKinds),
    'kategorien[]': fc.constantFrom(...tyreCategoryUrls, ...rimMaterialOf.keys()),
    'standorte[]': fc.constantFrom(...urls),
  });
  const coupons = draw(some(arbitraryOf(couponEntry, own) as fc.Arbitrary<Entry>, 0, 4));
  return coupons.map((coupon, index) => ({ ...coupon, code: `${coupon.code}-${index}` }));
}

/** Rows of a CSV file: texts by column. */
type Row = Record<string, string>;

function catalogueFiles(draw: Draw, urls: readonly string[]) {
  const id = (row: Row, index: number): Row => ({ ...row, id: `${row.id}-${index}` });
  const ofEvery = { id: slugs, gtin: gtins };
  const ofTyres = {
    ...ofEvery,
    breite: fc.constantFrom('125', '205', '405'),
    hoehe: fc.constantFrom('', '20', '55', '90'),
    durchmesser: fc.constantFrom('10', '16', '24'),
    dot: fc.constantFrom('2015', '2026'),
    runflat: fc.constantFrom('', 'RFT', 'SSR'),
    oe: fc.constantFrom('', '*', 'MO', 'N0'),
    eprel: fc.constantFrom('', '654321', '1234567'),
  };
  const ofRims = {
    ...ofEvery,
    breite: fc.constantFrom('3.0', '7.5', '15'),
    durchmesser: fc.constantFrom('10', '17', '19.5', '26'),
    abe: fc.constantFrom('', 'KBA 49123'),
  };
  const tyres = draw(some(arbitraryOf(tyreRow, byPath(ofTyres)) as fc.Arbitrary<Row>, 0, 8)).map(id);
  const rims = draw(some(arbitraryOf(rimRow, byPath(ofRims)) as fc.Arbitrary<Row>, 0, 5)).map(id);
  const keys = [...tyres.map((row) => `tyre:${row.id}`), ...rims.map((row) => `rim:${row.id}`)];
  const standort = fc.constantFrom('', ...urls);
  const prices = draw(fc.subarray(keys)).map((artikel) => ({
    ...(draw(arbitraryOf(priceRow, byPath({ artikel: fc.constant(artikel), standort }))) as Row),
  }));
  const pieces = fc.constantFrom('0', '1', '4', '9999');
  const stock = draw(fc.subarray(keys)).map((key) => ({
    id: key.replace(/^tyre:/, ''),
    ...Object.fromEntries(['zentrallager', ...urls].map((column) => [column, draw(pieces)])),
  }));
  return {
    'tyres.csv': csv(TYRE_COLUMNS, tyres),
    'rims.csv': csv(RIM_COLUMNS, rims),
    'prices.csv': csv(PRICE_COLUMNS, prices),
    'stock.csv': csv(stockColumns(urls), stock),
  };
}

function csv(columns: readonly string[], rows: readonly Row[]): string {
  const quoted = (text: string) => (/[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(';'));
  return [columns.join(';'), ...lines, ''].join('\n');
}

/**
 * Makes up the files of a network as an operator's folder has them, from the schemas that the import checks them with. The same
 * seed gives the same files, by their names.
 */
export function generateNetwork(seed: number): Record<string, string> {
  const networks = fc.gen().map((generate) => {
    const draw: Draw = (arbitrary) => generate(() => arbitrary);
    const hosts = planHosts(draw, seed);
    const urls = hosts.flatMap((host) => host.urls);
    const categories = categoryEntries(draw);
    const places: LinkPlaces = {
      hostnames: hosts.map(({ hostname }) => hostname),
      categoryUrls: categories.map(({ url }) => String(url)),
    };
    const lists = {
      'hosts.json': hostEntries(draw, hosts),
      'categories.json': categories,
      'locations.json': locationEntries(draw, hosts, categories),
      'redirects.json': redirectEntries(draw, urls, places),
      'coupons.json': couponEntries(draw, urls),
      ...contentFiles(draw, places, categories, urls),
    };
    const texts = Object.entries(lists).map(([file, list]) => [file, `${JSON.stringify(list, null, 2)}\n`]);
    return { ...Object.fromEntries(texts), ...catalogueFiles(draw, urls) } as Record<string, string>;
  });
  const [network] = fc.sample(networks, { seed, numRuns: 1 });
  return network ?? {};
}
