import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { type ArticleKey, articleKey, articleKinds, kindOf } from '../articles/article';
import { listTag } from '../articles/article-tags';
import type { Kind, WheelPart } from '../listing/kind.server';
import type { CardGroup } from './card-group';
import { kinds } from './kinds.server';

async function ofEachKind<Found extends { code: string }>(
  keys: readonly ArticleKey[],
  find: (kind: Kind, codes: readonly string[]) => Promise<Found[]>,
): Promise<ReadonlyMap<ArticleKey, Found>> {
  dependsOn(articleKinds.map(listTag));
  const found = await Promise.all(
    articleKinds.map(async (kind) => {
      const codes = keys.flatMap((key) => (kindOf(key) === kind ? [key.slice(kind.length + 1)] : []));
      const rows = codes.length > 0 ? await find(kinds[kind], codes) : [];
      return rows.map((row): [ArticleKey, Found] => [articleKey({ kind, code: row.code }), row]);
    }),
  );
  return new Map(found.flat());
}

export async function articleVerdicts(
  context: Context,
  vehicle: Vehicle,
  keys: readonly ArticleKey[],
): Promise<ReadonlyMap<ArticleKey, VerdictView>> {
  const found = await ofEachKind(keys, (kind, codes) => kind.verdicts(context, vehicle, codes));
  return new Map([...found].map(([key, { verdict }]) => [key, verdict]));
}

export const wheelPartsOf = (
  context: Context,
  vehicle: Vehicle | undefined,
  keys: readonly ArticleKey[],
): Promise<ReadonlyMap<ArticleKey, WheelPart>> =>
  ofEachKind(keys, (kind, codes) => kind.wheelParts(context, vehicle, codes));

/** Empty if no vehicle is selected or the data no longer has it. */
export async function verdictsOf(
  context: Context,
  vehicleCode: string | undefined,
  keys: readonly ArticleKey[],
): Promise<ReadonlyMap<ArticleKey, VerdictView>> {
  const vehicle = vehicleCode === undefined ? undefined : await findVehicle(context, vehicleCode);
  return vehicle ? articleVerdicts(context, vehicle, keys) : new Map();
}

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
): Promise<(Card & { verdict?: VerdictView })[]> {
  const verdicts = await verdictsOf(
    context,
    vehicleCode,
    cards.map(({ key }) => key),
  );
  return withKnownVerdicts(verdicts, cards);
}

export function withKnownVerdicts<Card extends { key: ArticleKey }>(
  verdicts: ReadonlyMap<ArticleKey, VerdictView>,
  cards: readonly Card[],
): (Card & { verdict?: VerdictView })[] {
  return cards.map((card) => {
    const verdict = verdicts.get(card.key);
    return verdict ? { ...card, verdict } : card;
  });
}
