import type { Context } from '~/platform/context';
import { WHEEL_COLUMNS } from '../network-files/complete-wheel-file';
import type { GoodsKind, ListKind, StandingNetwork } from '../network-files/network-sources';
import { PRODUCT_COLUMNS, VARIANT_COLUMNS } from '../network-files/product-file';
import { RIM_COLUMNS } from '../network-files/rim-file';
import { SERVICE_COLUMNS } from '../network-files/service-file';
import { TYRE_COLUMNS } from '../network-files/tyre-file';
import {
  categoryEntries,
  couponEntries,
  makeEntries,
  navigationEntries,
  offerEntries,
  pageTextEntries,
} from './content-entries.server';
import { productKeys, rimKeys, tyreKeys, variantKeys } from './goods-keys.server';
import { companyEntries, hostEntries, locationEntries, redirectEntries } from './location-entries.server';
import { productRows, variantRows } from './product-rows.server';
import { completeWheelRows, rimRows, serviceRows, tyreRows } from './wheel-rows.server';

type Reading = Pick<Context, 'db' | 'now'>;

/** The lists of a network. Accounts are none of it: a file would have to tell their passwords. */
export const storedLists: Record<Exclude<ListKind, 'users'>, (context: Reading) => Promise<object[]>> = {
  hosts: hostEntries,
  companies: companyEntries,
  locations: locationEntries,
  redirects: redirectEntries,
  makes: makeEntries,
  categories: categoryEntries,
  navigation: navigationEntries,
  offers: offerEntries,
  'page-texts': pageTextEntries,
  coupons: couponEntries,
};

/** What can be sold, in the columns of its file. */
export const storedGoods: Record<
  GoodsKind,
  { columns: readonly string[]; rows: (context: Reading) => AsyncIterable<Record<string, string>> }
> = {
  tyres: { columns: TYRE_COLUMNS, rows: tyreRows },
  rims: { columns: RIM_COLUMNS, rows: rimRows },
  products: { columns: PRODUCT_COLUMNS, rows: productRows },
  variants: { columns: VARIANT_COLUMNS, rows: variantRows },
  'services-on-goods': { columns: SERVICE_COLUMNS, rows: serviceRows },
  'complete-wheels': { columns: WHEEL_COLUMNS, rows: completeWheelRows },
};

/** What the database has, for an import that does not bring all files. */
export function storedNetwork(context: Reading): StandingNetwork {
  return {
    entries: async (kind) => (kind === 'users' ? [] : storedLists[kind](context)),
    rows: (kind) => storedGoods[kind].rows(context),
    keys: {
      tyres: () => tyreKeys(context),
      rims: () => rimKeys(context),
      products: () => productKeys(context),
      variants: () => variantKeys(context),
    },
  };
}
