import type { Cart } from '~/domain/cart/cart.server';
import { arrivalDay, formatDay } from '~/domain/catalog/delivery';
import { stockLevels } from '~/domain/catalog/stock.server';
import type { Tenant } from '~/domain/tenancy/tenant';

/** The locations at which a cart can be collected, each with how much of it is in stock there; the current first. */
export async function locationChoices(tenant: Tenant, cart: Cart) {
  const choices = await Promise.all(
    tenant.group.map(async (location) => {
      const levels = await stockLevels(
        { ...tenant, location },
        cart.lines.map((line) => line.article.articleId),
      );
      const isHere = cart.lines.every(
        (line) => (levels.get(line.article.articleId)?.here ?? 0) >= line.quantity,
      );
      const { company } = location;
      return {
        url: location.url,
        title: location.title,
        city: location.city,
        address: `${company.strasse}, ${company.plz} ${company.ort}`,
        stock: isHere
          ? 'Alles vorrätig, sofort abholbereit'
          : `Abholbereit voraussichtlich ab ${formatDay(arrivalDay(tenant.now(), location.deliveryDays))}`,
        isHere,
        isCurrent: location.id === tenant.location.id,
      };
    }),
  );
  return choices.sort(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      Number(b.isHere) - Number(a.isHere) ||
      a.city.localeCompare(b.city, 'de'),
  );
}
