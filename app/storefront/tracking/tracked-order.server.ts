import { type ArticleKey, articleKey, kindOf } from '~/domain/catalog/articles/article';
import { articleKeysOf } from '~/domain/catalog/articles/article-keys.server';
import { kindNames } from '~/domain/catalog/kinds/sale-units';
import type { Checkout, CheckoutFrameView } from '~/domain/checkout/checkout.server';
import type { OrderType } from '~/domain/orders/order';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import type { TrackedOrder } from './tracked-order';

const legalTypes: Readonly<Record<OrderType, string>> = {
  kauf: 'online-kauf',
  reservierung: 'reservierung',
};

const euros = (cents: Cents) => cents / 100;

interface Line {
  key: ArticleKey;
  title: string;
  cents: Cents;
  quantity: number;
}

const product = ({ key, title, cents, quantity }: Line): TrackedOrder['products'][number] => ({
  sku: key,
  name: title,
  category: kindNames[kindOf(key)],
  price: euros(cents),
  quantity,
});

interface Sums {
  totalCents: Cents;
  shippingCents: Cents;
  vatCents: Cents;
}

const sums = ({ totalCents, shippingCents, vatCents }: Sums) => ({
  revenue: euros(totalCents),
  shipping: euros(shippingCents),
  tax: euros(vatCents),
});

/** JSON for the page. Undefined until the shopper has chosen to reserve or to buy. */
export function startedCheckout({ cart, draft }: Checkout, { chosen }: CheckoutFrameView) {
  if (!draft) return undefined;
  const started: TrackedOrder = {
    action: 'Checkout-Start',
    id: cart.id,
    legalType: legalTypes[draft.orderType],
    ...sums(chosen.totals),
    products: cart.lines.map(({ article, quantity }) =>
      product({ key: articleKey(article), title: article.title, cents: article.price.cents, quantity }),
    ),
  };
  return JSON.stringify(started);
}

export async function endedOrder(context: Pick<Context, 'db'>, order: PlacedOrder): Promise<TrackedOrder> {
  const keys = await articleKeysOf(
    context,
    order.lines.map(({ articleId }) => articleId),
  );
  return {
    action: 'Checkout-Ende',
    id: order.number,
    legalType: legalTypes[order.orderType],
    ...sums(order),
    products: order.lines.flatMap(({ articleId, title, unitPriceCents: cents, quantity }) => {
      const key = keys.get(articleId);
      return key ? [product({ key, title, cents, quantity })] : [];
    }),
  };
}

/** JSON for the page. */
export async function endedCheckout(context: Pick<Context, 'db'>, order: PlacedOrder): Promise<string> {
  return JSON.stringify(await endedOrder(context, order));
}
