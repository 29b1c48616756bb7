import { vehicleOf } from '~/domain/catalog/articles/line-options';
import { articlePictures } from '~/domain/catalog/pictures/article-pictures.server';
import { isOpen, owesMoney } from '~/domain/orders/fulfilment';
import { paymentSubject } from '~/domain/orders/order-history.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { type SettledSum, settledSum } from '~/domain/payments/ledger';
import { ledgerOf } from '~/domain/payments/record.server';
import { underWayCents } from '~/domain/payments/refund';
import { refundsOf } from '~/domain/payments/refunds.server';
import { shippingText } from '~/domain/tenancy/delivery';
import type { Context } from '~/platform/context';

type OrderedLine = PlacedOrder['lines'][number];

/** 'davon 1 storniert', or 'storniert' for all pieces */
function goneTexts({ quantity, cancelled, returned }: OrderedLine): string[] {
  const gone: [number, string][] = [
    [cancelled, 'storniert'],
    [returned, 'zurückgegeben'],
  ];
  return gone
    .filter(([pieces]) => pieces > 0)
    .map(([pieces, what]) => (pieces === quantity ? what : `davon ${pieces} ${what}`));
}

/** What goes back to the shopper. */
async function settledOf(context: Pick<Context, 'db'>, order: PlacedOrder): Promise<SettledSum | undefined> {
  if (order.paymentState === 'open' || order.paymentState === 'pending') return undefined;
  const subject = paymentSubject(order);
  const returningCents = underWayCents(await refundsOf(context, subject));
  const wentBack = order.paymentState === 'refunded' || order.paymentState === 'partly-refunded';
  if (!wentBack && returningCents === 0) return undefined;
  return settledSum(order, await ledgerOf(context, subject), returningCents);
}

/** With a picture for each line. What is still to be paid is named once it differs from the total, or the goods are gone. */
export async function orderOverview(context: Pick<Context, 'db'>, order: PlacedOrder) {
  const [pictures, settled] = await Promise.all([
    articlePictures(
      context,
      order.lines.map(({ articleId }) => articleId),
    ),
    settledOf(context, order),
  ]);
  const isDue = owesMoney(order) && !order.isWithdrawn;
  // The total of an order whose goods are still here says it itself.
  const isNamed = isDue && (order.openCents < order.totalCents || !isOpen(order));
  return {
    lines: order.lines.map((line) => {
      const { id, articleId, title, subtitle, options, quantity, unitPriceCents } = line;
      return {
        key: id,
        picture: pictures.get(articleId),
        title,
        subtitle,
        vehicle: vehicleOf(options),
        quantity,
        gone: goneTexts(line),
        totalCents: unitPriceCents * quantity,
      };
    }),
    mismatches: order.confirmed.mismatches ?? [],
    couponCode: order.couponCode,
    discountCents: order.discountCents,
    depositCents: order.depositCents,
    shippingCents: order.shippingCents,
    shippingText: shippingText(order.confirmed.carriers),
    totalCents: order.totalCents,
    settled,
    stillDueCents: isNamed ? order.openCents : undefined,
    vatCents: order.vatCents,
  };
}
