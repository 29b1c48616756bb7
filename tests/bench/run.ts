import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { projectFolder } from '../support/built-shop';
import { measureAccounts } from './accounts';
import { type BenchShop, openBenchShop } from './bench-shop';
import { measureFacets } from './facets';
import { measureImports } from './imports';
import { measureNeedsHand } from './needs-hand';
import { measureNetwork } from './network';
import { measureBeside, measureClicks, measureOneOrder, measureOrders } from './orders';
import { measurePage } from './pages';
import { measurePhotoImports } from './photo-imports';
import { measurePictures } from './pictures';
import { measureProducts } from './products';
import { type Row, report, say } from './report';
import { measureRouting } from './routing';
import { measureSearch } from './search';
import { measureSettling } from './settle';
import { profileOrder } from './statements';
import { measureVehicles } from './vehicles';

const MANY = 100_000;

/** In this order; the parts after `fill` have many tyres. */
const parts: Record<string, { title: string; isOfMany?: true; run(shops: BenchShop[]): Promise<Row[]> }> = {
  list: {
    title: 'Tyre list, 32 connections',
    run: (shops) => measurePage('list', shops, () => '/muster/reifen'),
  },
  pages: {
    title: 'Other pages, 32 connections',
    run: async (shops) => [
      ...(await measurePage('home', shops, () => '/muster')),
      ...(await measurePage('detail', shops, ({ tyreIds }) => `/muster/reifen/${tyreIds[0]}`)),
    ],
  },
  pictures: { title: 'Pictures in another size, 32 connections', run: measurePictures },
  accounts: { title: 'Carts and sign-ins', run: measureAccounts },
  order: { title: 'One order at a time', run: measureOneOrder },
  orders: { title: 'Orders at once', run: measureOrders },
  clicks: { title: 'Four orders a second', run: measureClicks },
  settle: { title: 'Payments after the last click', run: measureSettling },
  hands: { title: 'What needs a hand among 100,000 orders', run: measureNeedsHand },
  vehicles: { title: 'Vehicles among many', run: measureVehicles },
  products: { title: 'Lists of a category', run: measureProducts },
  beside: { title: 'Cached pages beside 10 orders/s', run: measureBeside },
  search: { title: 'Search in many tyres', isOfMany: true, run: measureSearch },
  facets: { title: 'Facets of many tyres', isOfMany: true, run: measureFacets },
  many: {
    title: 'Tyre list of many tyres',
    isOfMany: true,
    run: (shops) => measurePage('list', shops, () => '/muster/reifen'),
  },
  imports: { title: 'Imports among many tyres', isOfMany: true, run: measureImports },
  photos: { title: 'Imports of photos', run: measurePhotoImports },
  // Last, because its locations stay.
  network: { title: '1,000 locations', run: measureNetwork },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const known = ['routing', ...Object.keys(parts), 'statements'];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}; there are ${known.join(', ')}`);
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);
const folders = [projectFolder, ...(values.against ? [values.against] : [])];

if (isWanted('routing')) {
  report('Deciding a request, 1,000 hosts, 5,000 locations, 50,000 redirect rules', measureRouting());
}
if (positionals.includes('statements')) for (const folder of folders) await profileOrder(folder);

const selected = Object.entries(parts).filter(([name]) => isWanted(name));
const shops: BenchShop[] = [];
try {
  for (const folder of selected.length > 0 ? folders : []) shops.push(await openBenchShop(folder));
  for (const { catalogue, tyreIds } of shops) await catalogue.stockUp(tyreIds);
  let isFilled = false;
  for (const [, { title, isOfMany, run }] of selected) {
    if (isOfMany && !isFilled) {
      for (const { catalogue } of shops) say(`${await catalogue.fill(MANY)} tyres`);
      await wait(2_000);
      isFilled = true;
    }
    report(title, await run(shops));
  }
} finally {
  for (const shop of shops) await shop.stop();
}
