import type { MailLine } from '~/domain/tenancy/mail-part';
import type { MailShop } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { findOrder, withLines } from './find-order.server';
import { articleLines } from './mail-lines';
import { orderMailPictures } from './order-pictures.server';
import type { PlacedOrder } from './placed-order';

async function mailLines(context: Context, shop: MailShop, order: PlacedOrder): Promise<MailLine[]> {
  const lines = order.lines.map((line) => ({ ...line, options: [] }));
  return articleLines({ lines }, await orderMailPictures(context, shop, order));
}

/** For the mails of an appointment, which name the vehicle themselves; empty without an order. */
export async function appointmentGoods(
  context: Context,
  shop: MailShop,
  { orderId }: { orderId: string | null },
): Promise<MailLine[]> {
  const order = orderId === null ? undefined : await findOrder(context, orderId);
  return order ? mailLines(context, shop, order) : [];
}

/** The same of an order that is read without its lines. */
export async function orderGoods(
  context: Context,
  shop: MailShop,
  order: Omit<PlacedOrder, 'lines'>,
): Promise<MailLine[]> {
  const [placed] = await withLines(context, [order]);
  return placed ? mailLines(context, shop, placed) : [];
}
