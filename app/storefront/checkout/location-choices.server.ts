import type { Cart } from '~/domain/cart/cart.server';
import { maySell } from '~/domain/catalog/assortment';
import { assortmentOf } from '~/domain/catalog/assortment.server';
import { availableOf, isHere } from '~/domain/catalog/inventory/inventory';
import { availabilityAt } from '~/domain/catalog/inventory/stock.server';
import { expectedDays } from '~/domain/orders/confirmed';
import { collectionTime } from '~/domain/orders/delivery-times';
import { addressSettings } from '~/domain/tenancy/address';
import { addressLine } from '~/domain/tenancy/company';
import { locationsByTown } from '~/domain/tenancy/find-locations';
import { aboutKm, nearestFirst } from '~/domain/tenancy/places/distance';
import type { Position } from '~/domain/tenancy/premises';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { filterAsync } from '~/values/filter-async';

/** The current location first, then the nearest. */
export async function locationChoices(
  audience: Audience,
  context: Context,
  cart: Pick<Cart, 'lines'>,
  from?: Position,
) {
  const levels = await availabilityAt(
    context,
    audience.offered.map(({ id }) => id),
    cart.lines.map((line) => line.article.id),
  );
  const sellsAll = async (location: Tenant['location']) => {
    const assortment = await assortmentOf({ ...audience, location }, context);
    return cart.lines.every(({ article }) => maySell(article, assortment));
  };
  const selling = new Set(await filterAsync(audience.offered, sellsAll));
  const choices = nearestFirst(locationsByTown(audience.offered), from).map(({ location, km }) => {
    const here = (articleId: number) =>
      levels.get(location.id)?.get(articleId) ?? ({ kind: 'none' } as const);
    const isSold = selling.has(location);
    const isAllHere =
      isSold && cart.lines.every(({ article, quantity }) => isHere(here(article.id), quantity));
    const isDeliverable =
      isSold && cart.lines.every(({ article, quantity }) => availableOf(here(article.id)) >= quantity);
    const company = addressSettings.of(location);
    return {
      url: location.url,
      title: location.title,
      city: location.city,
      address: addressLine(company),
      stock: isAllHere
        ? `Alles vorrätig, ${collectionTime(expectedDays(location, context.now(), true))}`
        : !isDeliverable
          ? isSold
            ? 'Zurzeit nicht alles lieferbar'
            : 'Verkauft nicht alles aus Ihrem Warenkorb'
          : `Nicht alles vorrätig, ${collectionTime(expectedDays(location, context.now(), false))}`,
      distance: aboutKm(km),
      isAllHere,
      isDeliverable,
      isCurrent: location.id === audience.location.id,
    };
  });
  return choices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
