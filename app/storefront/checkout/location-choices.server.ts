import type { Cart } from '~/domain/cart/cart.server';
import { availableOf, isHere } from '~/domain/catalog/inventory/inventory';
import { availabilityAt } from '~/domain/catalog/inventory/stock.server';
import { expectedDays } from '~/domain/orders/confirmed';
import { collectionTime } from '~/domain/orders/delivery-times';
import { addressSettings } from '~/domain/tenancy/address';
import { locationsByTown } from '~/domain/tenancy/find-locations';
import { aboutKm, nearestFirst } from '~/domain/tenancy/places/distance';
import type { Position } from '~/domain/tenancy/premises';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';

/** The current location first, then the nearest. */
export async function locationChoices(
  tenant: Tenant,
  context: Context,
  cart: Pick<Cart, 'lines'>,
  from: Position | undefined,
) {
  const levels = await availabilityAt(
    context,
    tenant.offered.map(({ id }) => id),
    cart.lines.map((line) => line.article.id),
  );
  const choices = nearestFirst(locationsByTown(tenant.offered), from).map(({ location, km }) => {
    const here = (articleId: number) =>
      levels.get(location.id)?.get(articleId) ?? ({ kind: 'none' } as const);
    const isAllHere = cart.lines.every(({ article, quantity }) => isHere(here(article.id), quantity));
    const isDeliverable = cart.lines.every(
      ({ article, quantity }) => availableOf(here(article.id)) >= quantity,
    );
    const company = addressSettings.of(location);
    return {
      url: location.url,
      title: location.title,
      city: location.city,
      address: `${company.strasse}, ${company.plz} ${company.ort}`,
      stock: isAllHere
        ? `Alles vorrätig, ${collectionTime(expectedDays(location, context.now(), true))}`
        : !isDeliverable
          ? 'Zurzeit nicht alles lieferbar'
          : `Nicht alles vorrätig, ${collectionTime(expectedDays(location, context.now(), false))}`,
      distance: aboutKm(km),
      isAllHere,
      isDeliverable,
      isCurrent: location.id === tenant.location.id,
    };
  });
  return choices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
