import type { MailLine } from '~/domain/tenancy/mail-part';
import type { MailShop } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { findOrder } from './find-order.server';
import { articleLines } from './mail-lines';
import { orderMailPictures } from './order-pictures.server';

/** For the mails of an appointment, which name the vehicle themselves; empty without an order. */
export async function appointmentGoods(
  context: Context,
  shop: MailShop,
  { orderId }: { orderId: string | null },
): Promise<MailLine[]> {
  const order = orderId === null ? undefined : await findOrder(context, orderId);
  if (!order) return [];
  const lines = order.lines.map((line) => ({ ...line, options: [] }));
  return articleLines({ lines }, await orderMailPictures(context, shop, order));
}
