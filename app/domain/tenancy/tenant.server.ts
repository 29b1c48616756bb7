import type { Config } from '~/platform/config/config.server';
import type { Database } from '~/platform/database/database.server';
import type { Host, Location } from './network';

/** For whom something is done: one location on one host, with the database and the time to do it with. */
export interface Tenant {
  host: Host;
  location: Location;
  /** The locations that links, switcher and sessions may reach from here. */
  group: Location[];
  /** Path below which the location's pages live on this host: `/muster`, or `/` on a single-shop host. */
  basename: string;
  /** Scheme, configured host and port, e.g. `https://shop.example`: for canonical addresses and mails. */
  origin: string;
  deployment: Config['deployment'];
  /** Changes whenever articles, prices or stock do: the key of what is kept of them. */
  catalogEpoch: number;
  db: Database;
  /** Injected, so that tests choose the time. */
  now: () => Date;
}

/** The absolute address of one of the location's pages. */
export function pageAddress(tenant: Pick<Tenant, 'origin' | 'basename'>, page: string): string {
  const base = tenant.basename === '/' ? '' : tenant.basename;
  return `${tenant.origin}${base}${page === '/' ? '' : page}` || '/';
}
