import { vehicleGroups } from '~/domain/catalog/kinds/vehicle-groups.server';
import type { VehicleRanking } from '~/domain/catalog/text-search/search-lists.server';
import { isSameMake } from '~/domain/vehicles/car-make';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { findByKey } from '~/domain/vehicles/finder/find-by-key.server';
import { searchVehicles } from '~/domain/vehicles/finder/search-vehicles.server';
import { readVehicle } from '~/domain/vehicles/finder/typed-vehicle';
import type { NamedModel } from '~/domain/vehicles/finder/vehicle-names';
import { vehicleNames } from '~/domain/vehicles/finder/vehicle-names.server';
import type { Vehicle, VehicleSummary } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import type { SearchedShop } from './searched-shop.server';
import { vocabularyOf } from './searched-shop.server';
import { typedWords } from './typed-words';

export interface NamedVehicle {
  /** 'Volkswagen Golf VII' */
  label: string;
  make: string;
  isModel: boolean;
  isChosen: boolean;
  /** Vehicles that the words may mean; empty if they are too many. */
  vehicles: VehicleSummary[];
  finderWords: string;
  unknown: readonly string[];
  rest: readonly string[];
  ranking: VehicleRanking;
}

/** More are chosen with the finder, and no article is compared with their documents. */
const MAX_VEHICLES = 12;

const sameModel = (one: Omit<NamedModel, 'ecode' | 'builtFrom' | 'builtUntil'>, other: VehicleSummary) =>
  isSameMake(one.manufacturer, other.manufacturer) &&
  one.baseModel === other.baseModel &&
  one.subModel === other.subModel &&
  one.engineOption === other.engineOption &&
  one.carBodyOption === other.carBodyOption;

async function withDocuments(context: Context, vehicles: readonly VehicleSummary[]): Promise<Vehicle[]> {
  const found = await Promise.all(vehicles.map(({ code }) => findVehicle(context, code)));
  return found.flatMap((vehicle) => vehicle ?? []);
}

/** `0603 BJH`, `0603/BJH`; a TSN has a letter, or it could be a size. */
const KEY = /^(\d{4})[ /-]?((?=\d{0,2}[a-z])[a-z\d]{3})(?: |$)/u;

/** The key that is a whole query, although no vehicle has it. */
export function keyIn(whole: string): { hsn: string; tsn: string } | undefined {
  const [key, hsn = '', tsn = ''] = KEY.exec(whole) ?? [];
  return key === whole && key !== '' ? { hsn, tsn: tsn.toUpperCase() } : undefined;
}

interface Meant {
  label: string;
  make: string;
  isModel: boolean;
  models: readonly { manufacturer: string; ecode: string | null }[];
  vehicles: VehicleSummary[];
  finderWords: string;
  unknown: readonly string[];
  rest: readonly string[];
}

async function byKey(context: Context, whole: string): Promise<Meant | undefined> {
  const [key = '', hsn = '', tsn = ''] = KEY.exec(whole) ?? [];
  if (key === '') return undefined;
  const found = await findByKey(context, { hsn, tsn });
  if (!found.ok) return undefined;
  const [first] = found.vehicles;
  const subModels = new Set(found.vehicles.map(({ subModel }) => subModel));
  const name = subModels.size === 1 ? first?.subModel : first?.baseModel;
  return {
    label: `${first?.manufacturer} ${name}`,
    make: first?.manufacturer ?? '',
    isModel: true,
    models: found.vehicles.map((one) => ({ manufacturer: one.manufacturer, ecode: one.datECodePrefix })),
    vehicles: found.vehicles.slice(0, MAX_VEHICLES),
    finderWords: '',
    unknown: [],
    rest: whole.slice(key.length).split(' ').filter(Boolean),
  };
}

async function byName(shop: SearchedShop, words: readonly string[]): Promise<Meant | undefined> {
  const { context } = shop;
  const known = await vocabularyOf(shop);
  const read = readVehicle(await vehicleNames(context), words, (word) => known.begins(word));
  if (!read) return undefined;
  const finderWords = read.names.join(' ');
  const found = await searchVehicles(context, finderWords, MAX_VEHICLES);
  const isFew = found.ok && !found.hasMore && found.ignoredWords.length === 0;
  return {
    ...read,
    isModel: read.model !== '',
    vehicles: isFew ? found.vehicles.filter((one) => read.models.some((model) => sameModel(model, one))) : [],
    finderWords,
  };
}

export async function findNamedVehicle(
  shop: SearchedShop,
  words: readonly string[],
): Promise<NamedVehicle | undefined> {
  const { context, chosen } = shop;
  if (!shop.hasVehicles) return undefined;
  const whole = words.join(' ');
  const meant = (await byKey(context, whole)) ?? (await byName(shop, words));
  if (!meant) return undefined;
  const { models, vehicles, ...named } = meant;
  const isChosen =
    chosen !== undefined &&
    (vehicles.some(({ code }) => code === chosen.code) ||
      (vehicles.length === 0 &&
        models.some((model) => 'subModel' in model && sameModel(model as NamedModel, chosen))));
  const documents = isChosen ? [chosen] : await withDocuments(context, vehicles);
  const ofArticles = isChosen
    ? [chosen]
    : models.map(({ manufacturer, ecode }) => ({
        manufacturer,
        datECodePrefix: named.isModel ? ecode : null,
      }));
  const groupOf = await vehicleGroups(context, ofArticles, documents);
  // A vehicle alone finds what is made for it, not each of its tyres and rims.
  const isAlone = named.rest.length === 0;
  return {
    ...named,
    vehicles: isChosen ? [] : vehicles,
    isChosen,
    ranking: {
      groupOf: (kind, id) => (isAlone && kind !== 'product' ? 'neutral' : groupOf(kind, id)),
      isNamed: true,
      named: typedWords(words),
    },
  };
}

/** Articles for the chosen vehicle come first, those for others last. */
export async function rankingOfChosen({
  context,
  chosen,
}: SearchedShop): Promise<VehicleRanking | undefined> {
  return chosen && { groupOf: await vehicleGroups(context, [chosen], [chosen]), isNamed: false };
}
