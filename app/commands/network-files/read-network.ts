import type { z } from 'zod';
import { type CategoryEntry, categoryEntry } from './category-file';
import { checkAcrossFiles } from './check-across-files';
import { checkContentFiles } from './check-content-files';
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
import { type RedirectEntry, redirectEntry } from './redirect-file';
import { hasFile, type PlacedEntry, readCsvRows, readJsonList } from './source-files';
import { type StockRow, stockColumns, stockRow } from './stock-file';
import { TYRE_COLUMNS, type TyreRow, tyreRow } from './tyre-file';
import { type UserEntry, userEntry } from './user-file';

export type {
  CategoryEntry,
  CouponEntry,
  HostEntry,
  LocationEntry,
  NavigationEntry,
  OfferEntry,
  PageTextEntry,
  RedirectEntry,
  StockRow,
  TyreRow,
  UserEntry,
};

/** A network of shops as its files describe it. */
export interface NetworkFiles {
  hosts: HostEntry[];
  locations: LocationEntry[];
  redirects: RedirectEntry[];
  tyres: TyreRow[];
  /** A tyre without an entry has no stock anywhere. */
  stock: StockRow[];
  /** Accounts to try the shop with. */
  users: UserEntry[];
  categories: CategoryEntry[];
  navigation: NavigationEntry[];
  offers: OfferEntry[];
  pageTexts: PageTextEntry[];
  coupons: CouponEntry[];
}

/**
 * Reads `hosts.json`, `locations.json`, `tyres.csv`, `stock.csv` and, where they are there, `redirects.json`, `users.json`,
 * `coupons.json`, `categories.json`, `navigation.json`, `offers.json` and `page-texts.json` of a folder, and checks each entry and the
 * references between them.
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
  const tyres = readTyres(directory, problems);
  const stock = readStock(directory, locations, problems);

  const faultyFiles = new Set(problems.map((problem) => problem.file));
  problems.push(...checkAcrossFiles({ hosts, locations, redirects, coupons, tyres, stock }, faultyFiles));
  problems.push(...checkContentFiles({ locations, categories, navigation, offers, pageTexts }, faultyFiles));
  if (problems.length > 0) throw new NetworkFilesError(problems);
  return {
    hosts: hosts.map(({ entry }) => entry),
    locations: locations.map(({ entry }) => entry),
    redirects: redirects.map(({ entry }) => entry),
    tyres: tyres.map(({ entry }) => entry),
    stock: stock.map(({ entry }) => entry),
    users: users.map(({ entry }) => entry),
    categories: categories.map(({ entry }) => entry),
    navigation: navigation.map(({ entry }) => entry),
    offers: offers.map(({ entry }) => entry),
    pageTexts: pageTexts.map(({ entry }) => entry),
    coupons: coupons.map(({ entry }) => entry),
  };
}

function readTyres(directory: string, problems: FileProblem[]): PlacedEntry<TyreRow>[] {
  return readCsvRows(directory, 'tyres.csv', TYRE_COLUMNS, problems).flatMap(({ place, fields }) => {
    const entry = checkEntry(tyreRow, fields, 'tyres.csv', place, problems);
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
  return readCsvRows(directory, 'stock.csv', columns, problems).flatMap(({ place, fields }) => {
    const entry = checkEntry(stockRow, fields, 'stock.csv', place, problems);
    return entry === undefined ? [] : [{ place, entry }];
  });
}
