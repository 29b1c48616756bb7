import type { Cart } from '~/domain/cart/cart.server';
import { arrivalDay, formatDay } from '~/domain/catalog/delivery';
import { stockByLocation } from '~/domain/catalog/stock.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';

/** The locations at which a cart can be collected, each with how much of it is in stock there; the current first. */
export async function locationChoices(tenant: Tenant, context: Context, cart: Cart) {
  const levels = await stockByLocation(
    context,
    tenant.group.map(({ id }) => id),
    cart.lines.map((line) => line.article.articleId),
  );
  const choices = tenant.group.map((location) => {
    const isHere = cart.lines.every(
      ({ article, quantity }) => (levels.get(location.id)?.get(article.articleId)?.here ?? 0) >= quantity,
    );
    const { company } = location;
    return {
      url: location.url,
      title: location.title,
      city: location.city,
      address: `${company.strasse}, ${company.plz} ${company.ort}`,
      stock: isHere
        ? 'Alles vorrätig, sofort abholbereit'
        : `Abholbereit voraussichtlich ab ${formatDay(arrivalDay(context.now(), location.deliveryDays))}`,
      isHere,
      isCurrent: location.id === tenant.location.id,
    };
  });
  return choices.sort(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      Number(b.isHere) - Number(a.isHere) ||
      a.city.localeCompare(b.city, 'de'),
  );
}
