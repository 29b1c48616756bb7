import { tyresAddress } from '~/domain/catalog/tyres/typed-list.server';
import { type UnknownCar as NamedCar, readUnknownCar } from '~/domain/vehicles/finder/unknown-car';
import { vehicleNames } from '~/domain/vehicles/finder/vehicle-names.server';
import { type Found, lookForNoVehicle } from './look.server';
import { type SearchedShop, vocabularyOf } from './searched-shop.server';
import { beginsOne, nearWords, otherSpellings, partsOfCompound } from './spelling';

export interface UnknownCar extends Pick<NamedCar, 'label' | 'isMake'> {
  /** The other words are choices of tyres, or there are none. */
  meansTyres: boolean;
  tyresTo: string | undefined;
  found: Found;
}

/** Shorter names of cars begin other words: 'troc' begins 'trocken'. */
const MIN_BEGINNING = 5;

/** A car that the words name but the data does not have, and articles that are for no certain vehicle. */
export async function findUnknownCar(
  shop: SearchedShop,
  words: readonly string[],
): Promise<UnknownCar | undefined> {
  const known = await vocabularyOf(shop);
  const car = readUnknownCar(await vehicleNames(shop.context), words, {
    has: (word) => (word.length < MIN_BEGINNING ? known.isWord(word) : beginsOne(known, word)),
    hasNear: (word) => nearWords(known, word).length > 0 || partsOfCompound(known, word) !== undefined,
  });
  if (!car) return undefined;
  let found = await lookForNoVehicle(shop, car.rest);
  for (const meant of found.hits > 0 || found.list ? [] : otherSpellings(known, car.rest)) {
    const other = await lookForNoVehicle(shop, meant.toLowerCase().split(' '));
    if (other.hits > 0 || other.list) found = other;
    if (other.hits > 0 || other.list) break;
  }
  const tyresTo = tyresAddress(found.list ? found.read.choices : {});
  return {
    label: car.label,
    isMake: car.isMake,
    meansTyres: found.list !== undefined || car.rest.length === 0,
    tyresTo: (await shop.leadsToPage(tyresTo)) ? tyresTo : undefined,
    found,
  };
}
