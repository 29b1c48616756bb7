import { insteadForVehicle } from './instead-for-vehicle.server';
import { type Found, type LookOptions, look, type Query } from './look.server';
import { otherVehicleIn } from './other-vehicles';
import {
  type LessWords,
  lookAroundName,
  lookForChoices,
  lookOtherwise,
  lookWithLess,
  onlyWay,
} from './other-words.server';
import { askedBy } from './questions';
import type { SearchedShop } from './searched-shop.server';
import { findUnknownCar, type UnknownCar } from './unknown-car.server';

/** Nothing, and no vehicle alone. */
const isNothing = ({ hits, list, vehicle }: Found) => hits === 0 && !list && vehicle?.rest.length !== 0;

/** Looks for the words, then for what a question asks for: 'habt ihr dachboxen'. @returns the words without the question, if it is one */
export async function lookAsAsked(
  shop: SearchedShop,
  query: Query,
  options?: LookOptions,
): Promise<{ query: Query; asked: Found }> {
  let looked = { query, asked: await look(shop, query, options) };
  if (!isNothing(looked.asked)) return looked;
  for (const words of askedBy(query.words)) {
    const plain = { whole: '', words };
    looked = { query: plain, asked: await look(shop, plain, options) };
    if (!isNothing(looked.asked)) break;
  }
  return looked;
}

export interface Meant {
  /** Without the words of a question. */
  query: Query;
  asked: Found;
  found: Found;
  car: UnknownCar | undefined;
  instead: Awaited<ReturnType<typeof insteadForVehicle>>;
  other: Awaited<ReturnType<typeof lookOtherwise>>;
  /** What is found without some of the words. */
  fewer: { without: string; found: Found } | undefined;
  less: LessWords[];
  /** Vehicles whose tyres are asked for, and are not sold. */
  notFor: string | undefined;
}

const nothingElse = { car: undefined, instead: undefined, other: undefined, fewer: undefined, less: [] };

/** What the words mean, and, if they find nothing, what comes nearest. */
export async function findMeant(shop: SearchedShop, typed: Query): Promise<Meant> {
  const { query, asked } = await lookAsAsked(shop, typed);
  const notFor = isNothing(asked) ? otherVehicleIn(query.words) : undefined;
  if (notFor !== undefined) return { ...nothingElse, query, asked, found: asked, notFor };
  const isOtherModel = asked.vehicle !== undefined && asked.vehicle.unknown.length > 0;
  const car = isNothing(asked) || isOtherModel ? await findUnknownCar(shop, query.words) : undefined;
  const instead = car ? undefined : await insteadForVehicle(shop, query.words, asked);
  const isOpen = isNothing(asked) && !car && !instead;
  const other = isOpen ? await lookOtherwise(shop, query.words, asked.vehicle !== undefined) : undefined;
  const isVain = isOpen && !other && !asked.vehicle;
  const choices = isVain
    ? ((await lookForChoices(shop, query.words)) ?? (await lookAroundName(shop, query.words)))
    : undefined;
  const less = isOpen && !other && !choices ? await lookWithLess(shop, query.words) : [];
  const fewer = choices ?? (isVain ? onlyWay(less) : undefined);
  const found = car?.found ?? instead?.found ?? other?.found ?? fewer?.found ?? asked;
  return { query, asked, found, car, instead, other, fewer, less, notFor };
}
