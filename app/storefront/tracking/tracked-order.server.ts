import { inArray } from 'drizzle-orm';
import { articleKey } from '~/domain/catalog/articles/article';
import { kindNames } from '~/domain/catalog/articles/kind-names';
import { articles } from '~/domain/catalog/articles/tables';
import type { Checkout, CheckoutFrameView } from '~/domain/checkout/checkout.server';
import type { OrderType } from '~/domain/orders/order';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '~/values/article-kinds';
import type { Cents } from '~/values/money';
import type { TrackedOrder } from './tracked-order';

const legalTypes: Readonly<Record<OrderType, string>> = {
  kauf: 'online-kauf',
  reservierung: 'reservierung',
};

const euros = (cents: Cents) => cents / 100;

interface Line {
  article: { kind: ArticleKind; code: string };
  title: string;
  cents: Cents;
  quantity: number;
}

const product = ({ article, title, cents, quantity }: Line): TrackedOrder['products'][number] => ({
  sku: articleKey(article),
  name: title,
  category: kindNames[article.kind],
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
      product({ article, title: article.title, cents: article.price.cents, quantity }),
    ),
  };
  return JSON.stringify(started);
}

/** JSON for the page. */
export async function endedCheckout({ db }: Pick<Context, 'db'>, order: PlacedOrder): Promise<string> {
  const ids = order.lines.map(({ articleId }) => articleId);
  const found = await db
    .select({ id: articles.id, kind: articles.kind, code: articles.code })
    .from(articles)
    .where(inArray(articles.id, ids));
  const ended: TrackedOrder = {
    action: 'Checkout-Ende',
    id: order.number,
    legalType: legalTypes[order.orderType],
    ...sums(order),
    products: order.lines.flatMap(({ articleId, title, unitPriceCents: cents, quantity }) => {
      const article = found.find(({ id }) => id === articleId);
      return article ? [product({ article, title, cents, quantity })] : [];
    }),
  };
  return JSON.stringify(ended);
}
