import { parseArgs } from 'node:util';
import { projectFolder } from '../support/built-shop';
import { measureAccounts } from './accounts';
import { measureApi } from './api';
import { apiOrdersEnvironment, measureApiOrders } from './api-orders';
import { type BenchShop, fillAll, openBenchShop } from './bench-shop';
import { measureCounting } from './counting';
import { measureDeskLists } from './desk-lists';
import { measureDeskPeople } from './desk-people';
import { measureFacets } from './facets';
import { faultEnvironment, measureFaults } from './faults';
import { measureFeed } from './feed';
import { measureImports } from './imports';
import { measureMerchandise } from './merchandise';
import { measureNeedsHand } from './needs-hand';
import { measureNetwork } from './network';
import { measureBeside, measureClicks, measureOneOrder, measureOrders } from './orders';
import { measurePage } from './pages';
import { measurePhotoImports } from './photo-imports';
import { measurePictures } from './pictures';
import { measurePlaces } from './places';
import { measureProducts } from './products';
import { type Row, report } from './report';
import { measureRouting } from './routing';
import { measureSearch } from './search';
import { measureSettling } from './settle';
import { measureSlots, measureYear } from './slots';
import { profileOrder } from './statements';
import { measureVehicles } from './vehicles';
import { measureWebhooks, webhookEnvironment } from './webhooks';

interface Part {
  title: string;
  /** Parts of 'demo' and of 'many' tyres share a shop each; any other has one of its own, because its rows stay. */
  data: 'demo' | 'many' | 'own';
  /** Only if it is named. */
  isLong?: boolean;
  /** Settings of the shop, for data of its own. */
  environment?: Record<string, string>;
  run(shops: BenchShop[]): Promise<Row[]>;
}

const list = (shops: BenchShop[]) => measurePage('list', shops, () => '/muster/reifen');

const parts: Record<string, Part> = {
  list: { title: 'Tyre list, 32 connections', data: 'demo', run: list },
  pages: {
    title: 'Other pages, 32 connections',
    data: 'demo',
    run: async (shops) => [
      ...(await measurePage('home', shops, () => '/muster')),
      ...(await measurePage('detail', shops, ({ tyreIds }) => `/muster/reifen/${tyreIds[0]}`)),
    ],
  },
  pictures: { title: 'Pictures in another size, 32 connections', data: 'demo', run: measurePictures },
  accounts: { title: 'Carts and sign-ins', data: 'demo', run: measureAccounts },
  order: { title: 'One order at a time', data: 'demo', run: measureOneOrder },
  orders: { title: 'Orders at once', data: 'demo', run: measureOrders },
  clicks: { title: 'Four orders a second', data: 'demo', run: measureClicks },
  settle: { title: 'Payments after the last click', data: 'demo', run: measureSettling },
  beside: { title: 'Cached pages beside 10 orders/s', data: 'demo', run: measureBeside },
  api: { title: 'Public calls of the API, 32 connections', data: 'demo', run: measureApi },
  merchandise: { title: 'Stock by the API', data: 'own', run: measureMerchandise },
  'api-orders': {
    title: 'Orders by the API, 16 at once',
    data: 'own',
    environment: apiOrdersEnvironment,
    run: measureApiOrders,
  },
  counting: { title: 'Pages of a location that counts views', data: 'own', run: measureCounting },
  webhooks: {
    title: 'Cached pages beside 1,000 webhooks a minute',
    data: 'own',
    environment: webhookEnvironment,
    run: measureWebhooks,
  },
  hands: { title: 'What needs a hand among 100,000 orders', data: 'own', run: measureNeedsHand },
  desk: { title: 'Lists of the desk among 100,000 rows each', data: 'own', run: measureDeskLists },
  'desk-people': {
    title: 'Commands of the desk, and the shop beside ten people there',
    data: 'own',
    run: measureDeskPeople,
  },
  slots: { title: 'Free slots among 5,000 appointments', data: 'own', run: measureSlots },
  year: { title: 'Free slots among a year of appointments', data: 'own', isLong: true, run: measureYear },
  vehicles: { title: 'Vehicles among many', data: 'own', run: measureVehicles },
  products: { title: 'Lists of a category', data: 'own', run: measureProducts },
  facets: { title: 'Facets of many tyres', data: 'many', run: measureFacets },
  many: { title: 'Tyre list of many tyres', data: 'many', run: list },
  faults: {
    title: 'Requests with hostile values',
    data: 'own',
    isLong: true,
    environment: faultEnvironment,
    run: (shops) => measureFaults(shops, Number(values.requests)),
  },
  feed: { title: 'Product feed of many tyres', data: 'many', run: measureFeed },
  imports: { title: 'Imports among many tyres', data: 'many', run: measureImports },
  search: { title: 'Search in many tyres', data: 'own', run: measureSearch },
  photos: { title: 'Imports of photos', data: 'own', run: measurePhotoImports },
  network: {
    title: '1,000 locations',
    data: 'own',
    environment: { NODE_OPTIONS: '--max-old-space-size=448' },
    run: measureNetwork,
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, requests: { type: 'string', default: '100000' } },
});
const known = ['routing', 'places', ...Object.keys(parts), 'statements'];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}; there are ${known.join(', ')}`);
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);
const folders = [projectFolder, ...(values.against ? [values.against] : [])];

if (isWanted('routing')) {
  report('Deciding a request, 1,000 hosts, 5,000 locations, 50,000 redirect rules', measureRouting());
}
if (isWanted('places')) report('The nearest of 5,000 locations', measurePlaces());
if (positionals.includes('statements')) for (const folder of folders) await profileOrder(folder);

async function openShops({ data, environment }: Part): Promise<BenchShop[]> {
  const shops: BenchShop[] = [];
  for (const folder of folders) shops.push(await openBenchShop(folder, environment));
  for (const { catalogue, tyreIds } of shops) await catalogue.stockUp(tyreIds);
  if (data === 'many') await fillAll(shops);
  return shops;
}

let shops: BenchShop[] = [];
let opened: Part['data'] | undefined;
try {
  for (const [name, part] of Object.entries(parts)) {
    if (part.isLong ? !positionals.includes(name) : !isWanted(name)) continue;
    const { title, data, run } = part;
    if (data === 'own' || data !== opened) {
      for (const shop of shops.splice(0)) await shop.stop();
      shops = await openShops(part);
      opened = data;
    }
    const started = performance.now();
    report(title, await run(shops), (performance.now() - started) / 1_000);
  }
} finally {
  for (const shop of shops) await shop.stop();
}
