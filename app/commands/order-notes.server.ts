import { type AcceptResult, acceptOrder } from '~/domain/orders/accept-order.server';
import { buyReservation } from '~/domain/orders/buy-reservation.server';
import { closeWithdrawals } from '~/domain/orders/close-withdrawal.server';
import { type MoveReservationResult, moveReservation } from '~/domain/orders/move-reservation.server';
import { locationById } from '~/domain/tenancy/directory';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { locationSettings } from '~/exchange/files/location-settings';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { daysBefore } from '~/values/days';
import { germanDate } from '~/values/german-date';
import { type ChangeOptions, changeOf } from './orders.server';

function acceptRefusal(result: Extract<AcceptResult, { ok: false }>, number: string): string {
  switch (result.code) {
    case 'unknown-order':
      return `There is no order "${number}".`;
    case 'not-open':
      return `${result.number} is ${result.fulfilment}: there is nothing to confirm.`;
    case 'accepted-already':
      return `${result.number} was confirmed before.`;
    case 'awaits-payment':
      return `${result.number} waits for its online payment: nobody confirms it before.`;
  }
}

export async function acceptByHand(
  context: Context,
  number: string,
  options: ChangeOptions,
): Promise<string> {
  const result = await acceptOrder(context, number, changeOf(options));
  if (!result.ok) throw new ConfigError(acceptRefusal(result, number));
  return `${result.number} is confirmed.`;
}

export async function buyByHand(context: Context, number: string, options: ChangeOptions): Promise<string> {
  const result = await buyReservation(context, number, changeOf(options));
  if (result.ok) return `${result.number} is a purchase now, paid when it is collected.`;
  throw new ConfigError(
    result.code === 'unknown-order'
      ? `There is no order "${number}".`
      : `${result.number} is no open reservation.`,
  );
}

function moveRefusal(result: Extract<MoveReservationResult, { ok: false }>, number: string): string {
  switch (result.code) {
    case 'unknown-order':
      return `There is no order "${number}".`;
    case 'not-movable':
      return `${result.number} is no open reservation of which nothing was handed over.`;
    case 'same-location':
      return `${result.number} is at this location already.`;
    case 'other-host':
      return `${result.number} was placed on another host.`;
    case 'insufficient-stock':
      return `The location has too few of the pieces of ${result.number}.`;
  }
}

export async function moveByHand(
  context: Context,
  number: string,
  location: string,
  options: ChangeOptions,
): Promise<string> {
  const network = await loadNetwork(context.db, context.log, locationSettings);
  const target = network.locationsByUrl.get(location);
  if (!target) throw new ConfigError(`There is no location "${location}".`);
  const locationOf = (id: string) => locationById(network, id);
  const result = await moveReservation(context, number, { ...changeOf(options), target, locationOf });
  if (!result.ok) throw new ConfigError(moveRefusal(result, number));
  return `${result.number} is at ${location}, held until ${germanDate(daysBefore(result.until, 1))}.`;
}

export async function closeWithdrawalByHand(
  context: Context,
  number: string,
  options: ChangeOptions,
): Promise<string> {
  const { actor, reason = 'dealt with' } = changeOf(options);
  const closed = await closeWithdrawals(context, number, { actor, reason });
  if (closed === 0) throw new ConfigError(`No open withdrawal names "${number}".`);
  return `${number}: ${closed} withdrawals are closed.`;
}
