import { and, eq, inArray } from 'drizzle-orm';
import { availabilityPolicy } from '~/domain/catalog/articles/article';
import {
  type ArticlesByNumber,
  articlesByNumber,
  severalArticles,
} from '~/domain/catalog/articles/articles-by-number.server';
import type { articles } from '~/domain/catalog/articles/tables';
import { stockLevels } from '~/domain/catalog/inventory/tables';
import { waitingText } from '~/domain/catalog/inventory/waiting-text';
import { priceRowsOf } from '~/domain/catalog/pricing/prices.server';
import type { GoodsRow } from '~/domain/desk/imports/goods-table';
import { type GoodsPlan, type GoodsState, isFault, planGoods } from '~/domain/desk/imports/plan-goods';
import type { Context } from '~/platform/context';
import { NO_GTIN } from '~/platform/files/cells';
import type { PlacedEntry } from '~/platform/files/network-file';
import { gtinOf } from '~/values/gtin';
import { cellText } from '../reading/cell-text';

export interface GoodsScope {
  /** Null: prices of all locations. */
  locationId: string | null;
  warehouseId: number;
}

type Article = typeof articles.$inferSelect;
type Entry = PlacedEntry<GoodsRow>;

interface Said {
  field: string;
  message: string;
}

interface Match {
  article?: Article;
  /** What is wrong with another name of the article. */
  notice?: Said;
  fault?: Said;
}

const present = (texts: readonly (string | null | undefined)[]) => texts.filter((text) => text != null);

function articlesOf(context: Context, entries: readonly Entry[]): Promise<ArticlesByNumber> {
  const rows = entries.map(({ entry }) => entry);
  return articlesByNumber(context, {
    numbers: present(rows.flatMap(({ article, sku }) => [article, sku])),
    gtins: present(rows.map(({ gtin }) => gtin)),
  });
}

const titleOf = (article: Article) => [article.title, article.subtitle].filter(Boolean).join(' ');

function faultOf(field: string, text: string | null | undefined): Said | undefined {
  const read = cellText(text ?? '');
  if (typeof read !== 'string') return { field, message: read.fault };
  return field === 'gtin' && text && !gtinOf(text) ? { field, message: NO_GTIN } : undefined;
}

const KNOWN_BY_NUMBER = 'der Artikel ist an seiner Nummer erkannt';

/** The name in the shop goes first, then the GTIN, because a supplier's numbers may be ours by chance. */
function matchOf({ article: name, gtin, sku }: GoodsRow, { byNumber, byGtin }: ArticlesByNumber): Match {
  const numbers = [
    { field: 'artikel', text: name, found: name ? byNumber(name) : undefined },
    { field: 'artikelnummer', text: sku, found: sku ? byNumber(sku) : undefined },
  ];
  const [named, numbered] = numbers.map(({ found }) => (found === 'several' ? undefined : found));
  const ofGtin = gtin ? byGtin(gtin) : undefined;
  const article = named ?? ofGtin ?? numbered;
  if (!article) {
    const several = numbers.find(({ found }) => found === 'several');
    if (several?.text) return { fault: { field: several.field, message: severalArticles(several.text) } };
    const fault = faultOf('gtin', gtin) ?? faultOf('artikelnummer', sku) ?? faultOf('artikel', name);
    return fault ? { fault } : {};
  }
  if (!gtin || article === ofGtin) return { article };
  const wrong = faultOf('gtin', gtin)?.message;
  const isOther = ofGtin !== undefined || (article.gtin !== null && article.gtin !== gtin);
  const reason = wrong ?? (isOther ? `„${gtin}“ ist nicht die GTIN von „${titleOf(article)}“` : undefined);
  return {
    article,
    ...(reason && { notice: { field: 'gtin', message: `${reason}; ${KNOWN_BY_NUMBER}` } }),
  };
}

async function statesOf(
  context: Context,
  scope: GoodsScope,
  found: readonly Article[],
): Promise<Map<number, GoodsState>> {
  const ids = found.map(({ id }) => id);
  const [prices, levels] = await Promise.all([
    priceRowsOf(context, ids, scope.locationId),
    context.db
      .select({ id: stockLevels.articleId, onHand: stockLevels.onHand, allocated: stockLevels.allocated })
      .from(stockLevels)
      .where(and(eq(stockLevels.warehouseId, scope.warehouseId), inArray(stockLevels.articleId, ids))),
  ]);
  const levelOf = new Map(levels.map((level) => [level.id, level]));
  return new Map(
    found.map((article) => [
      article.id,
      {
        articleId: article.id,
        title: titleOf(article),
        isKit: article.isKit,
        isCounted: availabilityPolicy({ ...article, isSoldOut: false }) === 'stocked',
        prices: prices.get(article.id) ?? [],
        onHand: levelOf.get(article.id)?.onHand ?? 0,
        allocated: levelOf.get(article.id)?.allocated ?? 0,
      },
    ]),
  );
}

const shortText = ({ allocated, counted }: NonNullable<GoodsPlan['short']>) =>
  `${waitingText(allocated)}, gezählt sind ${counted}: So viele bleiben im Bestand, zum Verkauf steht keines. Stimmt die Zählung, ändern Sie die Zahl beim Artikel unter „Bestand“`;

export interface PlannedBatch {
  planned: { place: string; plan: GoodsPlan }[];
  problems: { place: string; message: string }[];
  /** Of rows that are taken over. */
  notices: { place: string; message: string }[];
  unknown: number;
}

/** @param seen places of articles that came before, by their ids */
export async function planBatch(
  context: Context,
  scope: GoodsScope,
  entries: readonly Entry[],
  seen: ReadonlyMap<number, string>,
): Promise<PlannedBatch> {
  const found = await articlesOf(context, entries);
  const matches = entries.map(({ place, entry }) => ({ place, entry, ...matchOf(entry, found) }));
  const known = matches.flatMap(({ article }) => article ?? []);
  const states = await statesOf(context, scope, [...new Set(known)]);
  const batch: PlannedBatch = { planned: [], problems: [], notices: [], unknown: 0 };
  const before = new Map(seen);
  const placed = (place: string, { field, message }: Said) => ({ place: `${place}, Feld ${field}`, message });
  for (const { place, entry, article, fault, notice } of matches) {
    const refuse = (said: Said) => batch.problems.push(placed(place, said));
    const state = article && states.get(article.id);
    if (fault) refuse(fault);
    else if (!state) batch.unknown += 1;
    else if (before.has(state.articleId))
      refuse({
        field: 'artikel',
        message: `„${state.title}“ steht schon in ${before.get(state.articleId)}`,
      });
    else {
      before.set(state.articleId, place);
      const plan = planGoods(entry, state, scope.locationId, context.now());
      if (isFault(plan)) refuse(plan);
      else {
        batch.planned.push({ place, plan });
        if (notice) batch.notices.push(placed(place, notice));
        if (plan.short)
          batch.notices.push(placed(place, { field: 'stueck', message: shortText(plan.short) }));
      }
    }
  }
  return batch;
}
