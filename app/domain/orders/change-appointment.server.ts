import type { MailShop } from '~/domain/tenancy/tenant';
import type { AppointmentEvent, AppointmentState } from '~/domain/workshop/appointments/appointment';
import {
  type Change,
  type ChangeResult,
  changeAppointment,
} from '~/domain/workshop/appointments/change-appointment.server';
import { momentOf } from '~/domain/workshop/appointments/units';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { orderGoods } from './appointment-goods.server';
import { findOrder } from './find-order.server';
import { followAppointment } from './follow-deposits.server';
import { holdForFitting, lastDayText } from './hold';
import { lockOrder } from './lock-order.server';
import { holdAfterFitting, holdByRule, isHeldReservation } from './reservation-rule';
import { holdRulesOf, setHold } from './set-hold.server';
import type { orders } from './tables';

type Order = typeof orders.$inferSelect;

/** By the rule alone. Undefined: the event does not change it. */
async function holdAfterEvent(tx: Context, order: Order, event: AppointmentEvent): Promise<Date | undefined> {
  if (event === 'accept' || !isHeldReservation(order)) return undefined;
  if (event === 'move') return holdByRule(order, order.heldUntil);
  const location = await holdRulesOf(tx, order);
  return location && holdAfterFitting(order, location, tx.now());
}

/** 'bis einschließlich 28. November 2026': now, or if the appointment were cancelled. Undefined: the goods are not reserved. */
export async function goodsHeldText(
  context: Context,
  { orderId, state }: { orderId: string; state: AppointmentState },
): Promise<string | undefined> {
  const order = await findOrder(context, orderId);
  if (!order || !isHeldReservation(order)) return undefined;
  const isOff = state === 'cancelled' || state === 'declined';
  const until = isOff ? order.heldUntil : await holdAfterEvent(context, order, 'cancel');
  return until && lastDayText(until);
}

/** A battery without its fitting has a deposit, and goods without their appointment are held by the rule alone. The order is locked before the appointment, as by each change of an order. */
export function changeOrderAppointment(
  shop: MailShop,
  context: Context,
  { orderId, ...change }: Omit<Change, 'goodsHeld' | 'goods'> & { orderId: string | null },
): Promise<ChangeResult> {
  if (orderId === null) return changeAppointment(shop, context, change);
  return inTransaction(context, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const until = order && (await holdAfterEvent(tx, order, change.event));
    const moved = change.slot && { startsAt: momentOf(change.slot.unit) };
    const goodsHeld = until && lastDayText(holdForFitting({ until }, moved).until);
    const goods = async () => (order ? orderGoods(tx, shop, order) : []);
    const result = await changeAppointment(shop, tx, { ...change, goodsHeld, goods });
    if (result.ok && order) {
      if (until) await setHold(tx, order, { until });
      const isShopper = change.by === 'shopper';
      const actor = {
        type: isShopper ? 'customer' : 'staff',
        id: isShopper ? order.ownerId : change.by,
      } as const;
      await followAppointment(tx, order, actor);
    }
    return result;
  });
}
