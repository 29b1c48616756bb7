import { type SQL, sql } from 'drizzle-orm';
import { findVisitor, findVisitorWith, type SessionRequest } from '~/domain/accounts/session.server';
import { audienceOf, ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { type CartSummaryRows, cartSummary, cartSummaryRows } from '~/domain/cart/cart-summary.server';
import { assortmentOf } from '~/domain/catalog/assortment.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { wishListKeys } from '~/domain/wishlist/wish-list.server';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { loadPart } from '~/platform/parts/load-part.server';
import { noSession, type SessionParts } from './session-parts';

interface PartsRows {
  cart: CartSummaryRows | null;
  wishes: string[];
}

const partsRows = (owner: SQL, locationId: SQL): SQL<PartsRows> =>
  sql`json_build_object('cart', ${cartSummaryRows(owner, locationId)}, 'wishes', ${wishListKeys(owner, locationId)})`;

async function partsOf(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  { cart, wishes }: PartsRows,
): Promise<SessionParts> {
  const assortment = await assortmentOf(audienceOf(tenant, visitor), context);
  return { cart: cartSummary(tenant, context.now(), assortment, cart), wishes };
}

const findVisitorWithParts = findVisitorWith('find_visitor_with_parts', partsRows);

/** One statement finds the visitor and their session. */
export async function readVisitorAndParts(
  tenant: Tenant,
  context: Context,
  request: SessionRequest,
): Promise<{ visitor: Visitor; parts: SessionParts }> {
  const counts = { name: 'counts', location: tenant.location.url };
  const found = await loadPart(
    context,
    counts,
    () => findVisitorWithParts(tenant, context, request),
    undefined,
  );
  if (!found) return { visitor: await findVisitor(tenant, context, request), parts: noSession };
  const { visitor, rows } = found;
  const parts = await loadPart(
    context,
    counts,
    () => (rows ? partsOf(tenant, context, visitor, rows) : noSession),
    noSession,
  );
  return { visitor, parts };
}

const readParts = statement('find_session_parts', ['owner', 'locationId'], (db, { owner, locationId }) =>
  db.select({ rows: sql<PartsRows>`${partsRows(owner, locationId)}` }).from(sql`(select 1) as one`),
);

export async function readSessionParts(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<SessionParts> {
  const owner = ownerOf(visitor);
  if (!owner) return noSession;
  const read = async () => {
    const [found] = await readParts(context.db, { owner, locationId: tenant.location.id });
    return found ? partsOf(tenant, context, visitor, found.rows) : noSession;
  };
  return loadPart(context, { name: 'counts', location: tenant.location.url }, read, noSession);
}
