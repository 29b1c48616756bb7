import type { Cents } from '~/values/money';
import type { ArticleKey } from './articles/article';
import { formatWeekday } from './inventory/delivery';
import type { Availability } from './inventory/inventory';
import type { Price } from './pricing/price';

/** How a kind's articles are sold: the words beside a price, and how many one usually takes. */
export interface SaleUnit {
  /** 'je Reifen' */
  each: string;
  set: number;
}

/** What the browser gets to know of a price. */
export interface ShownPrice {
  cents: Cents;
  offer?: ShownOffer | undefined;
}

export interface ShownOffer {
  /** The price it is struck from. */
  regularCents: Cents;
  /** Lowest price of the 30 days before (§ 11 PAngV). */
  lowestCents?: Cents | undefined;
  /** The moment at which it ends. */
  until: Date;
}

export function shownPrice({ cents, offer }: Price): ShownPrice {
  if (!offer) return { cents };
  const { regularCents, lowestCents, until } = offer;
  return { cents, offer: { regularCents, lowestCents, until } };
}

export interface BuyBoxData {
  key: ArticleKey;
  price: ShownPrice;
  availability: Availability;
  city: string;
  /** Day on which goods from the central warehouse are here. */
  arrival: Date;
}

/** When the goods can be had, in the words and the colour of a list. */
export interface AvailabilityWords {
  kind: 'here' | 'later' | 'none';
  text: string;
}

/** Pieces at the location, or those that come from the central warehouse, and when. */
export interface SupplyLine {
  kind: 'here' | 'later';
  text: string;
}

/** What there is of something at a location; `arrival` is the day on which goods from the central warehouse arrive. */
export interface Supply {
  stock: Availability;
  city: string;
  arrival: Date;
}

/** Tells piece by piece when they can be collected; empty when there are none. */
export function supplyLines({ stock, city, arrival }: Supply): SupplyLine[] {
  if (stock.kind === 'none') return [];
  if (stock.kind === 'always') return [{ kind: 'here', text: `In ${city} erhältlich` }];
  const { here, central } = stock;
  const lines: SupplyLine[] = [];
  if (here > 0) lines.push({ kind: 'here', text: `${here} Stück in ${city}, sofort abholbereit` });
  if (central > 0) {
    const which = here > 0 ? 'Weitere' : 'Ab Zentrallager';
    lines.push({ kind: 'later', text: `${which} ${central} Stück bis ${formatWeekday(arrival)} bei uns` });
  }
  return lines;
}

/** Tells when an article can be had at a location. */
export function availabilityWords({ stock, city, arrival }: Supply): AvailabilityWords {
  if (stock.kind === 'always') return { kind: 'here', text: `In ${city} erhältlich` };
  if (stock.kind === 'none') return { kind: 'none', text: 'Zurzeit nicht lieferbar' };
  if (stock.here > 0) return { kind: 'here', text: `${stock.here} Stück in ${city}` };
  if (stock.central > 0) return { kind: 'later', text: `${formatWeekday(arrival)} bei uns (Zentrallager)` };
  return { kind: 'none', text: 'Zurzeit nicht lieferbar' };
}
