import { sql } from 'drizzle-orm';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import { advisoryLock } from '~/platform/database/transaction.server';
import type { ContactKeys } from './contact-keys.server';
import { openFulfilments } from './fulfilment';
import { limitsOf, type ReservationLimits } from './reservation-rule';
import { orderLines, orders } from './tables';

const openPieces = sql`${orderLines.quantity} - ${orderLines.handedOver} - ${orderLines.shipped} - ${orderLines.returned}
  - ${orderLines.cancelled} - ${orderLines.lapsed}`;

/**
 * Counts the open reservations of all locations, and the new one. Two orders of one contact wait for each other.
 * @returns what would be exceeded; undefined if nothing is
 */
export async function exceededLimits(
  tx: Context,
  location: Pick<Location, 'checkout'>,
  { emailKey, phoneKey, networkKey }: ContactKeys,
  newPieces: number,
): Promise<ReservationLimits | undefined> {
  const limits = limitsOf(location);
  const names = [`email ${emailKey}`, `phone ${phoneKey}`, ...(networkKey ? [`network ${networkKey}`] : [])];
  for (const name of names.sort()) await advisoryLock(tx.db, `reservations of ${name}`);
  const isContact = sql`(${orders.emailKey} = ${emailKey} or ${orders.phoneKey} = ${phoneKey})`;
  const isNetwork = sql`${orders.networkKey} = ${networkKey}`;
  const { rows } = await tx.db.execute<Record<'own' | 'pieces' | 'near' | 'near_pieces', number>>(sql`
    select count(distinct ${orders.id}) filter (where ${isContact})::int as own,
      coalesce(sum(${openPieces}) filter (where ${isContact}), 0)::int as pieces,
      count(distinct ${orders.id}) filter (where ${isNetwork})::int as near,
      coalesce(sum(${openPieces}) filter (where ${isNetwork}), 0)::int as near_pieces
    from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    where ${orders.orderType} = 'reservierung' and ${orders.fulfilment} in ${openFulfilments}
      and (${isContact} or ${isNetwork})`);
  const { own = 0, pieces = 0, near = 0, near_pieces: nearPieces = 0 } = rows[0] ?? {};
  const { contact, network } = limits;
  const isContactFull = own >= contact.reservations || pieces + newPieces > contact.pieces;
  const isNetworkFull =
    networkKey !== null && (near >= network.reservations || nearPieces + newPieces > network.pieces);
  return isContactFull || isNetworkFull ? limits : undefined;
}
