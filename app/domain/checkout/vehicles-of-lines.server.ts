import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Visitor } from '~/domain/accounts/visitor';
import { assessLines, type VehicleSet } from '~/domain/cart/assess-lines.server';
import { isFitting } from '~/domain/cart/follow-goods';
import { cartLines } from '~/domain/cart/tables';
import { articleKey } from '~/domain/catalog/articles/article';
import { type LineVehicle, readLineOptions, vehicleOf } from '~/domain/catalog/articles/line-options';
import { titleInText } from '~/domain/catalog/articles/offered-kinds';
import { articles } from '~/domain/catalog/articles/tables';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';

export type VehicleOfLine = (lineId: string) => LineVehicle | undefined;

export interface LineVehicles {
  vehicleOf: VehicleOfLine;
  hasMismatch: boolean;
  mismatches: string[];
  isFitted: boolean;
}

const readLines = statement('find_lines_to_assess', ['cartId'], (db, { cartId }) =>
  db
    .select({
      id: cartLines.id,
      kind: articles.kind,
      code: articles.code,
      title: articles.title,
      options: cartLines.options,
      quantity: cartLines.quantity,
    })
    .from(cartLines)
    .innerJoin(articles, eq(articles.id, cartLines.articleId))
    .where(and(eq(cartLines.cartId, cartId), isNull(articles.retiredAt)))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.id)),
);

export function vehicleOfAssessed(
  sets: readonly VehicleSet[],
  verdictOf: (lineId: string) => VerdictView | undefined,
): VehicleOfLine {
  const bySet = new Map(sets.flatMap(({ vehicle, lineIds }) => lineIds.map((id) => [id, vehicle])));
  return (lineId) => {
    const vehicle = bySet.get(lineId);
    const verdict = verdictOf(lineId);
    if (!vehicle) return undefined;
    return {
      kind: 'vehicle',
      ...vehicle,
      ...(verdict && { verdict: { result: verdict.result, words: verdict.words } }),
    };
  };
}

/** Read before an order locks anything. */
export async function vehiclesOfLines(
  context: Context,
  { vehicleCode }: Pick<Visitor, 'vehicleCode'>,
  cartId: string,
): Promise<LineVehicles> {
  const rows = await readLines(context.db, { cartId });
  const lines = rows.map(({ id, kind, code, title, quantity, options }) => ({
    id,
    key: articleKey({ kind, code }),
    title: titleInText({ kind, title }),
    quantity,
    vehicle: vehicleOf(readLineOptions(options) ?? []),
  }));
  const { verdicts, sets, hasMismatch } = await assessLines(context, vehicleCode, lines);
  return {
    hasMismatch,
    mismatches: sets.flatMap(({ problems }) => problems),
    isFitted: rows.some(({ options }) => isFitting({ options: readLineOptions(options) ?? [] })),
    vehicleOf: vehicleOfAssessed(sets, (lineId) => verdicts.get(lineId)),
  };
}
