import type { Visitor } from '~/domain/accounts/visitor';
import { articlesInCart } from '~/domain/cart/priced-lines.server';
import { type ArticleKey, articleKey } from '~/domain/catalog/articles/article';
import type { LineVehicle } from '~/domain/catalog/articles/line-options';
import { articles } from '~/domain/catalog/articles/tables';
import { articleVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { Context } from '~/platform/context';
import { isAmong, statementOverIds } from '~/platform/database/statement.server';

export type VehicleOfLine = (article: ArticleKey) => LineVehicle | undefined;

const readNames = statementOverIds('article_names', [], (db, ids) =>
  db.select({ kind: articles.kind, code: articles.code }).from(articles).where(isAmong(articles.id, ids)),
);

/** Read before an order locks anything. */
export async function chosenVehicle(
  context: Context,
  { vehicleCode }: Pick<Visitor, 'vehicleCode'>,
  cartId: string,
): Promise<VehicleOfLine> {
  const vehicle = vehicleCode === undefined ? undefined : await findVehicle(context, vehicleCode);
  if (!vehicle) return () => undefined;
  const inCart = await readNames(context.db, articlesInCart(cartId), {});
  const verdicts = await articleVerdicts(context, vehicle, inCart.map(articleKey));
  const { code, label } = vehicle;
  return (article) => {
    const verdict = verdicts.get(article);
    return { kind: 'vehicle', code, label, ...(verdict && { verdict }) };
  };
}
