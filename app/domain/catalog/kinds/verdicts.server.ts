import { and, eq, inArray } from 'drizzle-orm';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { rimVerdict } from '~/domain/vehicles/fitment/rim-verdict';
import { type ShownVerdict, shownVerdict } from '~/domain/vehicles/fitment/shown-verdict';
import { tyreVerdict } from '~/domain/vehicles/fitment/tyre-verdict';
import { wheelVerdict } from '~/domain/vehicles/fitment/wheel-verdict';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { madeFrom } from '~/platform/cache/made-from.server';
import type { Context } from '~/platform/context';
import { type ArticleKey, type ArticleKind, articleKey, articleKinds } from '../articles/article';
import { listTag } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { completeWheels } from '../complete-wheels/tables';
import { productVerdicts } from '../products/product-verdicts.server';
import { rims } from '../rims/tables';
import { tyres } from '../tyres/tables';
import type { CardGroup } from './card-group';

type Found = { code: string; verdict: ShownVerdict }[];

const ofKind = (kind: ArticleKind, codes: readonly string[]) =>
  and(eq(articles.kind, kind), inArray(articles.code, [...codes]));

/** How each kind that fits vehicles or not is judged, of articles by their codes. */
const judges: Partial<
  Record<ArticleKind, (context: Context, vehicle: Vehicle, codes: readonly string[]) => Promise<Found>>
> = {
  tyre: async ({ db }, { fitments }, codes) => {
    const rows = await db
      .select({ code: articles.code, tyre: tyres })
      .from(tyres)
      .innerJoin(articles, eq(articles.id, tyres.articleId))
      .where(ofKind('tyre', codes));
    return rows.map(({ code, tyre }) => ({ code, verdict: shownVerdict(tyreVerdict(fitments, tyre)) }));
  },
  rim: async ({ db }, vehicle, codes) => {
    const rows = await db
      .select({ code: articles.code, rim: rims })
      .from(rims)
      .innerJoin(articles, eq(articles.id, rims.articleId))
      .where(ofKind('rim', codes));
    return rows.map(({ code, rim }) => ({ code, verdict: shownVerdict(rimVerdict(vehicle, rim)) }));
  },
  product: productVerdicts,
  'complete-wheel': async ({ db }, vehicle, codes) => {
    const rows = await db
      .select({ code: articles.code, rim: rims, tyre: tyres })
      .from(completeWheels)
      .innerJoin(articles, eq(articles.id, completeWheels.articleId))
      .innerJoin(rims, eq(rims.articleId, completeWheels.rimId))
      .innerJoin(tyres, eq(tyres.articleId, completeWheels.tyreId))
      .where(ofKind('complete-wheel', codes));
    return rows.map(({ code, ...wheel }) => ({ code, verdict: shownVerdict(wheelVerdict(vehicle, wheel)) }));
  },
};

export async function articleVerdicts(
  context: Context,
  vehicle: Vehicle,
  keys: readonly ArticleKey[],
): Promise<ReadonlyMap<ArticleKey, ShownVerdict>> {
  madeFrom(articleKinds.map(listTag));
  const found = await Promise.all(
    articleKinds.map(async (kind) => {
      const codes = keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []));
      const judged = codes.length > 0 ? ((await judges[kind]?.(context, vehicle, codes)) ?? []) : [];
      return judged.map(({ code, verdict }): [ArticleKey, ShownVerdict] => [
        articleKey({ kind, code }),
        verdict,
      ]);
    }),
  );
  return new Map(found.flat());
}

/** The chosen vehicle, and what is said of articles with it; nothing where none is chosen, or the data no longer has it. */
export async function verdictsOf(
  context: Context,
  vehicleCode: string | undefined,
  keys: readonly ArticleKey[],
): Promise<ReadonlyMap<ArticleKey, ShownVerdict>> {
  const vehicle = vehicleCode === undefined ? undefined : await findVehicle(context, vehicleCode);
  return vehicle ? articleVerdicts(context, vehicle, keys) : new Map();
}

/** The same of cards of several kinds. */
export function groupsWithVerdicts(
  context: Context,
  vehicleCode: string | undefined,
  groups: readonly CardGroup[],
): Promise<CardGroup[]> {
  return Promise.all(
    groups.map(
      async (group) =>
        ({
          ...group,
          cards: await withVerdicts<CardGroup['cards'][number]>(context, vehicleCode, group.cards),
        }) as CardGroup,
    ),
  );
}

export async function withVerdicts<Card extends { key: ArticleKey }>(
  context: Context,
  vehicleCode: string | undefined,
  cards: readonly Card[],
): Promise<(Card & { verdict?: ShownVerdict })[]> {
  const verdicts = await verdictsOf(
    context,
    vehicleCode,
    cards.map(({ key }) => key),
  );
  return cards.map((card) => {
    const verdict = verdicts.get(card.key);
    return verdict ? { ...card, verdict } : card;
  });
}
