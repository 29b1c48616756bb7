import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { customerNotes, staffRoles, users } from '~/domain/accounts/tables';
import { carts } from '~/domain/cart/tables';
import { articleChanges } from '~/domain/catalog/articles/tables';
import { warehouses } from '~/domain/catalog/inventory/tables';
import { lockPrices } from '~/domain/catalog/pricing/project-prices.server';
import { currentPrices, prices } from '~/domain/catalog/pricing/tables';
import { coupons } from '~/domain/coupons/tables';
import { deskImports, importSuppliers } from '~/domain/desk/imports/tables';
import { deskChanges, plannedChanges } from '~/domain/desk/tables';
import { documents } from '~/domain/documents/tables';
import { orders, withdrawals } from '~/domain/orders/tables';
import { payments, providerAccounts } from '~/domain/payments/tables';
import { apiKeys } from '~/domain/programs/tables';
import { wishListEntries, wishListShares } from '~/domain/wishlist/tables';
import { appointments, closures } from '~/domain/workshop/appointments/tables';
import { quotes } from '~/domain/workshop/quotes/tables';
import { storedWheels } from '~/domain/workshop/storage/tables';
import { serviceRequests } from '~/domain/workshop/tables';
import type { Database } from '~/platform/database/database.server';
import { domainEvents } from '~/platform/events/tables';

type TableOfLocations = PgTable & { locationId: PgColumn };

/** Tables with a location's id, and the columns that identify a row where each location has at most one. */
const tablesOfLocations: (readonly [table: TableOfLocations, once?: readonly string[]])[] = [
  [warehouses, []],
  [articleChanges],
  [prices],
  [currentPrices, ['article_id']],
  [carts, ['owner_id']],
  [wishListEntries, ['owner_id', 'article_id']],
  [wishListShares],
  [orders],
  [withdrawals],
  [serviceRequests],
  [quotes],
  [appointments],
  [closures],
  [storedWheels, ['label']],
  [deskChanges],
  [plannedChanges],
  [deskImports],
  [importSuppliers, ['is_network', 'kind', 'name']],
  [documents],
  [payments],
  [providerAccounts, ['provider']],
  [users],
  [customerNotes],
  [staffRoles],
  [domainEvents],
];

const tablesOfSeveral = [coupons, apiKeys];

export interface RenamedLocation {
  from: string;
  to: string;
}

export function renamedLocations(
  before: readonly { id: string; url: string }[],
  after: readonly { id: string; url: string }[],
): RenamedLocation[] {
  const known = new Set(before.map(({ id }) => id));
  const stay = new Set(after.map(({ id }) => id));
  const newIds = new Map(after.filter(({ id }) => !known.has(id)).map(({ url, id }) => [url, id]));
  return before.flatMap(({ id, url }) => {
    const to = newIds.get(url);
    return to === undefined || stay.has(id) ? [] : [{ from: id, to }];
  });
}

export async function moveLocationData(db: Database, renamed: readonly RenamedLocation[]): Promise<void> {
  if (renamed.length > 0) await lockPrices(db);
  for (const { from, to } of renamed) {
    for (const [table, once] of tablesOfLocations) {
      const isSame = once?.map((name) => sql`other.${sql.identifier(name)} = own.${sql.identifier(name)}`);
      // A location may have left rows under an id that it had before.
      const isFree =
        isSame &&
        sql`and not exists (select from ${table} other
          where ${sql.join([sql`other.location_id = ${to}`, ...isSame], sql` and `)})`;
      await db.execute(
        sql`update ${table} own set location_id = ${to} where location_id = ${from} ${isFree}`,
      );
    }
    for (const table of tablesOfSeveral)
      await db.execute(sql`
        update ${table} set location_ids = (
          select jsonb_agg(case id when ${from} then ${to} else id end order by position)
          from jsonb_array_elements_text(location_ids) with ordinality as named (id, position))
        where location_ids @> to_jsonb(${from}::text)`);
  }
}
