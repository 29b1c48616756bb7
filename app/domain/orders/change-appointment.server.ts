import type { AppointmentShop } from '~/domain/workshop/appointments/appointment-mails.server';
import {
  type Change,
  type ChangeResult,
  changeAppointment,
} from '~/domain/workshop/appointments/change-appointment.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { followAppointment } from './follow-deposits.server';
import { lockOrder } from './lock-order.server';

/** Without its fitting, a battery has a deposit. The order is locked before the appointment, as by each change of an order. */
export function changeOrderAppointment(
  shop: AppointmentShop,
  context: Context,
  { orderId, ...change }: Change & { orderId: string | null },
): Promise<ChangeResult> {
  if (orderId === null) return changeAppointment(shop, context, change);
  return inTransaction(context, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const result = await changeAppointment(shop, tx, change);
    if (result.ok && order) {
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
