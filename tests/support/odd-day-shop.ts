import { expect } from 'vitest';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { signIn } from './accounts';
import { apiKey } from './api-keys';
import { linksOf } from './crawl';
import { openDesk } from './desk';
import { freshShop } from './fresh-shop';
import { fillOneOfEach } from './one-of-each';
import { pagesOfKinds } from './page-kinds';
import { openDayWriter } from './rows-with-days';
import { Visitor } from './visitor';

/** All that pages and queries depend on. */
const TAGS =
  'network location locations workshop offers article list picture coupons vehicles vehicle-filter categories category-fields content makes postcodes redirects seo services synonyms tests texts companies hosts navigation labour';

const MAX_ANSWER_MS = 5_000;
const AT_ONCE = 4;

/** Numbers, ids and names in addresses are left out: one page of each kind. */
const kindOf = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const parts = pathname.split('/').map((part) => (/\d/.test(part) ? '*' : part));
  const depth = pathname.includes('/tresen') ? 5 : 4;
  return `${parts.slice(0, depth).join('/')}?${[...new Set(searchParams.keys())].sort().join('&')}`;
};

const isLeftOut = (path: string) => /abmelden|\/bilder\/|\/assets\/|\/filters\/|\?.*(nach|seite)=/.test(path);

interface OpenedPage {
  visitor: Visitor;
  path: string;
}

/** The pages that links lead to, one of each kind. */
async function pagesBelow(
  visitor: Visitor,
  below: string,
  starts: readonly string[],
  most: number,
): Promise<OpenedPage[]> {
  const seen = new Set(starts.map(kindOf));
  const waiting = [...starts];
  const pages: OpenedPage[] = [];
  while (waiting.length > 0 && pages.length < most) {
    const path = waiting.shift() ?? '';
    const { status, text, headers } = await visitor.open(path);
    expect([path, status < 500]).toEqual([path, true]);
    pages.push({ visitor, path });
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    for (const link of linksOf(text)) {
      const { hostname, pathname, search } = new URL(link, `http://localhost${path}`);
      const next = pathname + search;
      if (hostname !== 'localhost' || !next.startsWith(below) || isLeftOut(next) || seen.has(kindOf(next)))
        continue;
      seen.add(kindOf(next));
      waiting.push(next);
    }
  }
  return pages;
}

const api = (path: string) => `/api/v1${path}`;
const shoppersCalls = [
  '/standorte/muster',
  '/standorte/muster/angebote',
  '/standorte/muster/tires',
  '/standorte/muster/cart',
  '/standorte/muster/orders',
  '/standorte/muster/pages',
  '/hosts',
].map(api);
const dealersCalls = [
  '/key',
  '/subscriptions',
  '/changes/articles',
  '/changes/stock',
  '/changes/orders',
  '/changes/customers',
  '/changes/appointments',
  '/standorte/muster/dealerOrders',
].map(api);

/** A visitor of the API with a key. */
class Program extends Visitor {
  constructor(
    shop: { port: number },
    private readonly key: string,
  ) {
    super(shop);
  }

  override send(test: Parameters<Visitor['send']>[0]) {
    return super.send({ ...test, headers: { ...test.headers, authorization: `Bearer ${this.key}` } });
  }
}

/** A shop with rows in almost all tables, its pages, and who writes days that no program of the shop would write. */
export async function openOddDayShop() {
  const { database, shop } = await freshShop();
  const kinds = await pagesOfKinds(shop, database);
  await fillOneOfEach(database, 'muster');
  const person = new Visitor(shop);
  await signIn(person, '/muster', 'alle-seiten@example.de');
  const leader = await openDesk(database, shop, 'leitung', null);
  const guest = new Visitor(shop);
  const program = new Program(shop, await apiKey(database));
  const order = await database.value<string>('select number from orders order by placed_at limit 1');
  const pages: OpenedPage[] = [
    ...kinds
      .filter(({ path }) => /^\/(muster|standard)/.test(path))
      .map(({ path }) => ({ path, visitor: path.includes('/account') ? person : guest })),
    ...['/muster/feed/produkte.xml', '/sitemap.xml', '/robots.txt', '/readyz'].map((path) => ({
      path,
      visitor: guest,
    })),
    ...(await pagesBelow(person, '/muster/account', ['/muster/account'], 30)),
    ...(await pagesBelow(
      leader,
      '/muster/tresen',
      ['/muster/tresen', `/muster/tresen/bestellungen/${order}`],
      100,
    )),
    ...shoppersCalls.map((path) => ({ path, visitor: guest })),
    ...dealersCalls.map((path) => ({ path, visitor: program })),
  ];
  const writer = await openDayWriter(database.url);

  /** What is wrong with answers now, opened anew. */
  async function faultsOf(some: readonly OpenedPage[]): Promise<string[]> {
    await touchTags(database.db, TAGS.split(' '));
    const faults: string[] = [];
    const waiting = [...some];
    const open = async () => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        const begin = performance.now();
        const { status, text } = await page.visitor.open(page.path);
        const took = performance.now() - begin;
        if (status >= 500 || took > MAX_ANSWER_MS)
          faults.push(`${status} in ${took.toFixed(0)} ms: ${page.path}`);
        const odd = /Invalid Date|NaN\.NaN|>NaN<|Infinity|1\. Januar 1 /.exec(text)?.[0];
        if (odd) faults.push(`"${odd}" on ${page.path}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, open));
    return faults;
  }

  return { database, shop, pages, writer, faultsOf };
}
