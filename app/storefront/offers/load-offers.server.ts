import type { Assortment } from '~/domain/catalog/assortment';
import type { CardGroup } from '~/domain/catalog/kinds/card-group';
import { cardGroups } from '~/domain/catalog/kinds/card-groups.server';
import { groupsWithVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { reducedArticles } from '~/domain/catalog/listing/reduced-articles.server';
import { featuredTyres } from '~/domain/catalog/tyres/find-tyres.server';
import { findOffers } from '~/domain/content/offers.server';
import { entryPhotos } from '~/domain/pictures/entry-images.server';
import { entryKey } from '~/domain/pictures/entry-kinds';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import { contactPath } from '~/paths';
import type { Context } from '~/platform/context';
import type { SpotName } from '~/ui/illustrations/spot-names';
import { formatIsoDate } from '~/values/german-date';
import type { Links } from '../navigation/live-links.server';

/** By words of the page that an offer leads to. */
const drawings: readonly (readonly [RegExp, SpotName])[] = [
  [/winter/i, 'winter'],
  [/komplettr/i, 'wheel'],
  [/felge/i, 'rim'],
  [/reifen/i, 'tyre'],
  [/dachbox/i, 'roof-box'],
  [/batterie/i, 'battery'],
  [/service|wartung|termin/i, 'service'],
];

/** Operators may store links to future or missing pages. */
export const offerTarget = async (links: Links, to: string): Promise<string> =>
  (await links.address(to)) ?? contactPath;

export async function loadOffers(tenant: Tenant, context: Context, links: Links) {
  const offers = await findOffers(tenant.location, context);
  const keys = offers.map(({ id }) => entryKey('offer', id));
  const photos = await entryPhotos(context, keys);
  return Promise.all(
    offers.map(async ({ id, title, text, to, validUntil }) => ({
      id,
      title,
      text,
      to: await offerTarget(links, to),
      until: formatIsoDate(validUntil),
      photo: photos[entryKey('offer', id)],
      drawing: drawings.find(([words]) => words.test(to))?.[1] ?? ('parcel' as const),
    })),
  );
}

export type OfferCardView = Awaited<ReturnType<typeof loadOffers>>[number];

/** Reduced articles, or else tyres of the season. */
export async function offeredArticles(
  audience: Audience,
  context: Context,
  assortment: Assortment,
  vehicleCode: string | undefined,
): Promise<{ groups: CardGroup[]; hasReduced: boolean }> {
  const reduced = await reducedArticles(audience, context, assortment);
  const hasReduced = reduced.length > 0;
  const groups = hasReduced
    ? await cardGroups(audience, context, reduced)
    : await recommended(audience, context, assortment);
  return { groups: await groupsWithVerdicts(context, vehicleCode, groups), hasReduced };
}

async function recommended(
  audience: Audience,
  context: Context,
  { kinds }: Assortment,
): Promise<CardGroup[]> {
  if (!kinds.includes('tyre')) return [];
  const cards = await featuredTyres(audience, context);
  return cards.length > 0 ? [{ kind: 'tyre', cards }] : [];
}

export const offeredTitle = (hasReduced: boolean, city: string) =>
  hasReduced ? 'Jetzt reduziert' : `Empfohlen und vorrätig in ${city}`;
