import { inArray } from 'drizzle-orm';
import type { Visitor } from '~/domain/accounts/visitor';
import { articlesInCart } from '~/domain/cart/priced-lines.server';
import { type ArticleKey, articleKey } from '~/domain/catalog/articles/article';
import { articles } from '~/domain/catalog/articles/tables';
import { articleVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import type { LineVehicle } from '~/domain/orders/order';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { Context } from '~/platform/context';

/** Gives what an order's line keeps of the vehicle: the same for each article, but for what is said of it. */
export type VehicleOfLine = (article: ArticleKey) => LineVehicle | undefined;

/** The visitor's vehicle, with what is said of the articles in a cart; read before an order locks anything. */
export async function chosenVehicle(
  context: Context,
  { vehicleCode }: Pick<Visitor, 'vehicleCode'>,
  cartId: string,
): Promise<VehicleOfLine> {
  const vehicle = vehicleCode === undefined ? undefined : await findVehicle(context, vehicleCode);
  if (!vehicle) return () => undefined;
  const inCart = await context.db
    .select({ kind: articles.kind, code: articles.code })
    .from(articles)
    .where(inArray(articles.id, articlesInCart(context, cartId)));
  const verdicts = await articleVerdicts(context, vehicle, inCart.map(articleKey));
  const { code, label } = vehicle;
  return (article) => {
    const verdict = verdicts.get(article);
    return verdict ? { code, label, verdict } : { code, label };
  };
}
