import { type OfferedService, REQUEST_SERVICE } from '../service';
import { type CardPlace, type ServiceCardView, serviceCard } from '../service-card';
import { priceWords, type ServicePrice } from './service-price';

/** A service that goes by request shows a price where labour values exist. */
export function pricedCards(
  services: readonly OfferedService[],
  prices: { of(serviceUrl: string): ServicePrice },
  place: CardPlace,
): ServiceCardView[] {
  return services.map((service) =>
    serviceCard(
      service,
      place,
      service.url === REQUEST_SERVICE ? undefined : priceWords(prices.of(service.url)),
    ),
  );
}
