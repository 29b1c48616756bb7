import type { Position } from '~/domain/tenancy/premises';
import { type Ability, abilities } from '~/domain/workshop/appointment-rules';

/** Choices of the location search, as the page's address has them. */
export interface LocationFilters {
  make: string;
  /** Url of a service. */
  service: string;
  abilities: Ability[];
  rimInch: number;
  liftKg: number;
}

export const rimSizes = [18, 19, 20, 21, 22, 23, 24];
export const liftLoads = [2_000, 2_500, 3_000, 3_500, 4_000, 5_000];

const MAX_WORD = 60;

function readNumber(query: URLSearchParams, name: string, options: readonly number[]): number {
  const typed = Number(query.get(name));
  return options.includes(typed) ? typed : 0;
}

/** Ignores values that the form does not offer; '' and 0: any. */
export function readFilters(query: URLSearchParams): LocationFilters {
  const word = (name: string) => (query.get(name) ?? '').trim().slice(0, MAX_WORD);
  return {
    make: word('marke'),
    service: word('leistung'),
    abilities: abilities.filter((one) => query.getAll('kann').includes(one)),
    rimInch: readNumber(query, 'zoll', rimSizes),
    liftKg: readNumber(query, 'last', liftLoads),
  };
}

export const asksForBay = ({ abilities: asked, rimInch, liftKg }: LocationFilters): boolean =>
  asked.length > 0 || rimInch > 0 || liftKg > 0;

export const isFiltered = (filters: LocationFilters): boolean =>
  filters.make !== '' || filters.service !== '' || asksForBay(filters);

/** A hundredth of a degree is about a kilometre, so that no visitor's address reaches the shop. */
export const roundedPosition = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`;

export function readPosition(typed: string | null): Position | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(typed ?? '') ?? [];
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180;
  if (!isOnEarth) return undefined;
  const [north = '', east = ''] = roundedPosition(position).split(',');
  return { latitude: Number(north), longitude: Number(east) };
}
