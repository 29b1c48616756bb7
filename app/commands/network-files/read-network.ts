import { basename } from 'node:path';
import type { ImportedVehicle } from '~/domain/vehicles/import/import-vehicles.server';
import { type CategoryEntry, categoryEntry } from './category-file';
import { checkAcrossFiles } from './check-across-files';
import type { RimRef, TyreRef } from './check-complete-wheels';
import { checkContentFiles } from './check-content-files';
import { checkProductFiles, type ProductRef, type VariantRef } from './check-product-files';
import { type CompanyEntry, companyEntry } from './company-file';
import type { WheelRow } from './complete-wheel-file';
import {
  type NavigationEntry,
  navigationEntry,
  type OfferEntry,
  offerEntry,
  type PageTextEntry,
  pageTextEntry,
} from './content-files';
import { type CouponEntry, couponEntry } from './coupon-file';
import { NetworkFilesError } from './file-problems';
import { type HostEntry, hostEntry } from './host-file';
import { type LocationEntry, locationEntry } from './location-file';
import { type MakeEntry, makeEntry } from './make-file';
import { type KeyedRows, NetworkReader, type Rows } from './network-reader';
import { type FileKind, fileKinds, fileNameOf, type NetworkSources } from './network-sources';
import type { PicturedFile, PicturesOfArticle } from './picture-list';
import { PRICE_COLUMNS, type PriceEntry, priceRow } from './price-file';
import type { ProductRow, VariantRow } from './product-file';
import { readArticleFiles } from './read-article-files';
import { type RedirectEntry, redirectEntry } from './redirect-file';
import type { RimRow } from './rim-file';
import type { ServiceRow } from './service-file';
import type { PlacedEntry } from './source-files';
import { type StockRow, stockColumns, stockRow } from './stock-file';
import type { TyreRow } from './tyre-file';
import { type UserEntry, userEntry } from './user-file';
import { VEHICLE_COLUMNS, vehicleRow } from './vehicle-file';

export type {
  CategoryEntry,
  CompanyEntry,
  CouponEntry,
  HostEntry,
  LocationEntry,
  MakeEntry,
  NavigationEntry,
  OfferEntry,
  PageTextEntry,
  PriceEntry,
  ProductRow,
  RedirectEntry,
  RimRow,
  ServiceRow,
  StockRow,
  TyreRow,
  UserEntry,
  VariantRow,
  WheelRow,
};

/** A network as its files say it, those that are not given as it stands already. */
export interface NetworkFiles {
  /** Which of them are given; the others say what is there. */
  given: ReadonlySet<FileKind>;
  hosts: HostEntry[];
  companies: CompanyEntry[];
  locations: LocationEntry[];
  redirects: RedirectEntry[];
  tyres: KeyedRows<TyreRow, TyreRef>;
  rims: KeyedRows<RimRow, RimRef>;
  products: KeyedRows<ProductRow, ProductRef>;
  /** Each is an article of the product that it names. */
  variants: KeyedRows<VariantRow, VariantRef>;
  services: KeyedRows<ServiceRow, ServiceRow>;
  wheels: KeyedRows<WheelRow, WheelRow>;
  /** Of the given files that have the column; articles without pictures are left out. */
  pictures: ReadonlyMap<PicturedFile, PicturesOfArticle[]>;
  makes: MakeEntry[];
  /** An article without an entry has no stock anywhere. */
  stock: StockRow[];
  /** Beside the network's prices, which stand with the articles. */
  prices: PriceEntry[];
  /** Accounts to try the shop with. */
  users: UserEntry[];
  categories: CategoryEntry[];
  navigation: NavigationEntry[];
  offers: OfferEntry[];
  pageTexts: PageTextEntry[];
  coupons: CouponEntry[];
  vehicles: Rows<ImportedVehicle>;
}

const entriesOf = <Entry>(placed: readonly PlacedEntry<Entry>[]) => placed.map(({ entry }) => entry);

/** Of files whose rows are few. */
const whole = <Row>(row: Row): Row => row;

async function readLists(reader: NetworkReader) {
  return {
    hosts: await reader.list('hosts', hostEntry, 'hostname'),
    companies: await reader.list('companies', companyEntry, 'code'),
    locations: await reader.list('locations', locationEntry, '_id'),
    redirects: await reader.list('redirects', redirectEntry, 'oldUrl'),
    users: await reader.list('users', userEntry, 'email'),
    categories: await reader.list('categories', categoryEntry, '_id'),
    navigation: await reader.list('navigation', navigationEntry, 'standortUrl'),
    offers: await reader.list('offers', offerEntry, '_id'),
    pageTexts: await reader.list('page-texts', pageTextEntry, 'page'),
    coupons: await reader.list('coupons', couponEntry, 'code'),
    makes: await reader.list('makes', makeEntry, 'hersteller'),
  };
}

/** A network that begins anew has no others than its own; only the vehicles that an operator imported stay. */
function givenFiles({ paths, standing }: NetworkSources): Set<FileKind> {
  if (standing) return new Set(paths.keys());
  return new Set(fileKinds.filter((kind) => kind !== 'vehicles' || paths.has(kind)));
}

function named(problems: NetworkReader['problems'], { paths }: NetworkSources) {
  const names = new Map([...paths].map(([kind, path]) => [fileNameOf(kind), basename(path)]));
  return problems.map((problem) => ({ ...problem, file: names.get(problem.file) ?? problem.file }));
}

/**
 * Reads the files of a network and checks each entry and the references between them; `demo/README.md` explains each file.
 * @param shown how many problems the message of the error lists
 * @throws NetworkFilesError with every problem by file, row and field; nothing is handed out then.
 */
export async function readNetworkFiles(sources: NetworkSources, shown?: number): Promise<NetworkFiles> {
  const reader = new NetworkReader(sources);
  const { problems } = reader;
  const lists = await readLists(reader);
  const isFaulty = (kind: FileKind) => problems.some(({ file }) => file === fileNameOf(kind));
  const pictures = new Map<PicturedFile, PicturesOfArticle[]>();
  const goods = await readArticleFiles(
    reader,
    isFaulty('categories') ? [] : entriesOf(lists.categories),
    pictures,
  );
  const urls = isFaulty('locations') ? undefined : lists.locations.map(({ entry }) => entry.url);
  const stock = await reader.rows('stock', urls && stockColumns(urls), stockRow, whole);
  const vehicles = await reader.rows('vehicles', VEHICLE_COLUMNS, vehicleRow, ({ code }) => ({ code }));
  const prices = await reader.rows('prices', PRICE_COLUMNS, priceRow, whole);

  const { tyres, rims, products, variants, services, wheels } = goods;
  const faultyFiles = new Set(problems.map((problem) => problem.file));
  const placed = {
    ...lists,
    tyres: tyres.keys,
    rims: rims.keys,
    services: services.keys,
    wheels: wheels.keys,
    products: products.keys,
    variants: variants.keys,
    productCategories: reader.concernsGoods
      ? new Set(products.keys.map(({ entry }) => entry.kategorie))
      : undefined,
    stock: stock.keys,
    prices: prices.keys,
    vehicles: vehicles.keys,
  };
  problems.push(
    ...checkAcrossFiles(placed, faultyFiles),
    ...checkProductFiles(placed, faultyFiles),
    ...checkContentFiles(placed, faultyFiles),
  );
  if (problems.length > 0) throw new NetworkFilesError(named(problems, sources), undefined, shown);
  return {
    given: givenFiles(sources),
    hosts: entriesOf(lists.hosts),
    companies: entriesOf(lists.companies),
    locations: entriesOf(lists.locations),
    redirects: entriesOf(lists.redirects),
    makes: entriesOf(lists.makes),
    users: entriesOf(lists.users),
    categories: entriesOf(lists.categories),
    navigation: entriesOf(lists.navigation),
    offers: entriesOf(lists.offers),
    pageTexts: entriesOf(lists.pageTexts),
    coupons: entriesOf(lists.coupons),
    ...goods,
    pictures,
    stock: entriesOf(stock.keys),
    prices: entriesOf(prices.keys),
    vehicles,
  };
}
