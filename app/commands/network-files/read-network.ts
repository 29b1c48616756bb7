import type { z } from 'zod';
import type { ImportedVehicle } from '~/domain/vehicles/import/import-vehicles.server';
import { type CategoryEntry, categoryEntry } from './category-file';
import { checkAcrossFiles } from './check-across-files';
import { checkContentFiles } from './check-content-files';
import { checkProductFiles } from './check-product-files';
import { WHEEL_COLUMNS, type WheelRow, wheelRow } from './complete-wheel-file';
import {
  type NavigationEntry,
  navigationEntry,
  type OfferEntry,
  offerEntry,
  type PageTextEntry,
  pageTextEntry,
} from './content-files';
import { type CouponEntry, couponEntry } from './coupon-file';
import { checkEntry, type FileProblem, NetworkFilesError } from './file-problems';
import { type HostEntry, hostEntry } from './host-file';
import { type LocationEntry, locationEntry } from './location-file';
import { type MakeEntry, makeEntry } from './make-file';
import { PRICE_COLUMNS, type PriceEntry, priceRow } from './price-file';
import {
  PRODUCT_COLUMNS,
  type ProductRow,
  productRow,
  VARIANT_COLUMNS,
  type VariantRow,
  variantRow,
} from './product-file';
import { type RedirectEntry, redirectEntry } from './redirect-file';
import { RIM_COLUMNS, type RimRow, rimRow } from './rim-file';
import { hasFile, type PlacedEntry, readCsvRows, readJsonList } from './source-files';
import { type StockRow, stockColumns, stockRow } from './stock-file';
import { TYRE_COLUMNS, type TyreRow, tyreRow } from './tyre-file';
import { type UserEntry, userEntry } from './user-file';
import { VEHICLE_COLUMNS, vehicleRow } from './vehicle-file';

export type {
  CategoryEntry,
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
  StockRow,
  TyreRow,
  UserEntry,
  VariantRow,
  WheelRow,
};

export interface NetworkFiles {
  hosts: HostEntry[];
  locations: LocationEntry[];
  redirects: RedirectEntry[];
  tyres: TyreRow[];
  rims: RimRow[];
  products: ProductRow[];
  /** Each is an article of the product that it names. */
  variants: VariantRow[];
  wheels: WheelRow[];
  /** Who answers for the articles of a make. */
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
  /** Undefined where the network brings none: those that an operator imported stay. */
  vehicles: ImportedVehicle[] | undefined;
}

/**
 * Reads `hosts.json`, `locations.json`, `tyres.csv`, `stock.csv` and, where they are there, `rims.csv`, `complete-wheels.csv`,
 * `products.csv`, `variants.csv`, `redirects.json`, `prices.csv`, `vehicles.csv`, `users.json`, `coupons.json`, `makes.json`,
 * `categories.json`, `navigation.json`, `offers.json` and `page-texts.json` of a folder, and checks each entry and the references
 * between them.
 * @throws NetworkFilesError with every problem by file, row and field; nothing is handed out then.
 */
export function readNetworkFiles(directory: string): NetworkFiles {
  const problems: FileProblem[] = [];
  const hosts = readJsonList(directory, 'hosts.json', hostEntry, 'hostname', problems);
  const locations = readJsonList(directory, 'locations.json', locationEntry, '_id', problems);
  const optional = <Schema extends z.ZodType>(file: string, schema: Schema, labelField: string) =>
    hasFile(directory, file) ? readJsonList(directory, file, schema, labelField, problems) : [];
  const redirects = optional('redirects.json', redirectEntry, 'oldUrl');
  const users = optional('users.json', userEntry, 'email');
  const categories = optional('categories.json', categoryEntry, '_id');
  const navigation = optional('navigation.json', navigationEntry, 'standortUrl');
  const offers = optional('offers.json', offerEntry, '_id');
  const pageTexts = optional('page-texts.json', pageTextEntry, 'page');
  const coupons = optional('coupons.json', couponEntry, 'code');
  const makes = optional('makes.json', makeEntry, 'hersteller');
  const tyres = readCsv(directory, 'tyres.csv', TYRE_COLUMNS, tyreRow, problems);
  const optionalCsv = <Schema extends z.ZodType>(file: string, columns: readonly string[], schema: Schema) =>
    hasFile(directory, file) ? readCsv(directory, file, columns, schema, problems) : [];
  const rims = optionalCsv('rims.csv', RIM_COLUMNS, rimRow);
  const products = optionalCsv('products.csv', PRODUCT_COLUMNS, productRow);
  const variants = optionalCsv('variants.csv', VARIANT_COLUMNS, variantRow);
  const wheels = optionalCsv('complete-wheels.csv', WHEEL_COLUMNS, wheelRow);
  const stock = readStock(directory, locations, problems);
  const vehicles = hasFile(directory, 'vehicles.csv')
    ? readCsv(directory, 'vehicles.csv', VEHICLE_COLUMNS, vehicleRow, problems)
    : undefined;
  const prices = optionalCsv('prices.csv', PRICE_COLUMNS, priceRow);

  const faultyFiles = new Set(problems.map((problem) => problem.file));
  problems.push(
    ...checkAcrossFiles(
      {
        hosts,
        locations,
        redirects,
        coupons,
        makes,
        tyres,
        rims,
        wheels,
        variants,
        productCategories: new Set(products.map(({ entry }) => entry.kategorie)),
        stock,
        prices,
        vehicles,
      },
      faultyFiles,
    ),
    ...checkProductFiles({ categories, products, variants }, faultyFiles),
  );
  problems.push(...checkContentFiles({ locations, categories, navigation, offers, pageTexts }, faultyFiles));
  if (problems.length > 0) throw new NetworkFilesError(problems);
  return {
    hosts: hosts.map(({ entry }) => entry),
    locations: locations.map(({ entry }) => entry),
    redirects: redirects.map(({ entry }) => entry),
    tyres: tyres.map(({ entry }) => entry),
    rims: rims.map(({ entry }) => entry),
    products: products.map(({ entry }) => entry),
    variants: variants.map(({ entry }) => entry),
    wheels: wheels.map(({ entry }) => entry),
    makes: makes.map(({ entry }) => entry),
    stock: stock.map(({ entry }) => entry),
    prices: prices.map(({ entry }) => entry),
    users: users.map(({ entry }) => entry),
    categories: categories.map(({ entry }) => entry),
    navigation: navigation.map(({ entry }) => entry),
    offers: offers.map(({ entry }) => entry),
    pageTexts: pageTexts.map(({ entry }) => entry),
    coupons: coupons.map(({ entry }) => entry),
    vehicles: vehicles?.map(({ entry }) => entry),
  };
}

function readCsv<Schema extends z.ZodType>(
  directory: string,
  file: string,
  columns: readonly string[] | undefined,
  schema: Schema,
  problems: FileProblem[],
): PlacedEntry<z.output<Schema>>[] {
  return readCsvRows(directory, file, columns, problems).flatMap(({ place, fields }) => {
    const entry = checkEntry(schema, fields, file, place, problems);
    return entry === undefined ? [] : [{ place, entry }];
  });
}

function readStock(
  directory: string,
  locations: readonly PlacedEntry<LocationEntry>[],
  problems: FileProblem[],
): PlacedEntry<StockRow>[] {
  const locationsAreSure = !problems.some((problem) => problem.file === 'locations.json');
  const columns = locationsAreSure ? stockColumns(locations.map(({ entry }) => entry.url)) : undefined;
  return readCsv(directory, 'stock.csv', columns, stockRow, problems);
}
