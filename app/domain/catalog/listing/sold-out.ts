import { type Groups, idOf } from './groups';

export type IsSoldOut = (articleId: number) => boolean;

export const neverSoldOut: IsSoldOut = () => false;

export function packIds(ids: readonly number[]): Uint8Array {
  const packed = new Uint8Array(ids.reduce((highest, id) => Math.max(highest, id), -1) + 1);
  for (const id of ids) packed[id] = 1;
  return packed;
}

/** The first index of the sorted `keys` whose article is for sale; `high` if there is none. */
export function firstForSale(keys: Float64Array, low: number, high: number, isSoldOut: IsSoldOut): number {
  let index = low;
  while (index < high && isSoldOut(idOf(keys[index] as number))) index += 1;
  return index;
}

const idsOf = new WeakMap<Groups, Uint8Array>();

function packedIds(groups: Groups): Uint8Array {
  const known = idsOf.get(groups) ?? packIds([...groups.keys].map(idOf));
  idsOf.set(groups, known);
  return known;
}

/** @param notCentral packed ids without central stock @param inStock articles that the location has itself */
export function soldOutHere(notCentral: Uint8Array, inStock: Groups): IsSoldOut {
  const here = packedIds(inStock);
  return (id) => notCentral[id] === 1 && here[id] !== 1;
}
