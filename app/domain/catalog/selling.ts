import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Cents } from '~/values/money';
import type { ArticleKey } from './articles/article';
import { formatWeekday } from './inventory/delivery';
import type { Availability } from './inventory/inventory';
import type { Price } from './pricing/price';

/** `set` is the usual quantity. */
export interface SaleUnit {
  /** 'je Reifen' */
  each: string;
  set: number;
}

/** A set for one axle, if documents allow the article on no other. */
export function unitOnVehicle(unit: SaleUnit, verdict: VerdictView | undefined): SaleUnit {
  return verdict?.pieces === undefined ? unit : { ...unit, set: Math.min(unit.set, verdict.pieces) };
}

/** All of a set, or a pair if there are too few; 0: not even a pair. */
export function piecesToFit({ set }: SaleUnit, available: number): number {
  if (available >= set) return set;
  return available >= 2 ? 2 : 0;
}

export function fewLeft(pieces: number): string {
  return `Nur noch ${pieces} verfügbar`;
}

export interface PriceView {
  cents: Cents;
  offer?: OfferView | undefined;
}

export interface OfferView {
  regularCents: Cents;
  /** Lowest price of the 30 days before (§ 11 PAngV). */
  lowestCents?: Cents | undefined;
  until: Date;
}

export function priceView({ cents, offer }: Price): PriceView {
  if (!offer) return { cents };
  const { regularCents, lowestCents, until } = offer;
  return { cents, offer: { regularCents, lowestCents, until } };
}

export interface BuyBoxView extends CollectionPlace {
  key: ArticleKey;
  price: PriceView;
  availability: Availability;
}

/** A set with the work that puts it on the vehicle. */
export interface FittedSetView {
  pieces: number;
  cents: Cents;
  /** The part of the work. */
  workCents: Cents;
}

export interface AvailabilityWords {
  kind: 'here' | 'later' | 'none';
  text: string;
}

export interface SupplyLine {
  kind: 'here' | 'later';
  text: string;
}

export interface CollectionPlace {
  city: string;
  /** The first open day with articles from the central warehouse. */
  arrival: Date;
  /** 'Mo., 23.11., 8 Uhr'; undefined while the location is open. */
  opens?: string | undefined;
}

export interface Supply extends CollectionPlace {
  stock: Availability;
}

export function supplyLines({ stock, city, arrival, opens }: Supply): SupplyLine[] {
  if (stock.kind === 'none') return [];
  if (stock.kind === 'always') return [{ kind: 'here', text: `In\u00a0${city} erhältlich` }];
  const { here, central } = stock;
  const lines: SupplyLine[] = [];
  if (here > 0) {
    const when = opens ? `abholbereit ab ${opens}` : 'sofort abholbereit';
    lines.push({ kind: 'here', text: `${here} Stück in ${city}, ${when}` });
  }
  if (central > 0) {
    const which = here > 0 ? `Weitere ${central} Stück` : `${central} Stück im Zentrallager`;
    lines.push({ kind: 'later', text: `${which}, abholbereit ab ${formatWeekday(arrival)}` });
  }
  return lines;
}

export function availabilityWords({ stock, city, arrival }: Supply): AvailabilityWords {
  if (stock.kind === 'always') return { kind: 'here', text: `In\u00a0${city} erhältlich` };
  if (stock.kind === 'none') return { kind: 'none', text: 'Zurzeit nicht lieferbar' };
  if (stock.here > 0) return { kind: 'here', text: `${stock.here} Stück in ${city}` };
  if (stock.central > 0) return { kind: 'later', text: `Abholbereit ab ${formatWeekday(arrival)}` };
  return { kind: 'none', text: 'Zurzeit nicht lieferbar' };
}
