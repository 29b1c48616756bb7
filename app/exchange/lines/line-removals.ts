import type { PlacedEntry } from '~/platform/files/network-file';
import { type IndexedLine, isObject, type LineProblems, placeOf } from './check-lines';

/** Field of a line that takes its row away. */
export const REMOVES = 'entfernen';

export interface LineRemoval {
  place: string;
  id: string;
}

export const noneOf = (id: string) => `es gibt keinen Eintrag „${id}“`;

const isRemoval = (line: unknown) => isObject(line) && Object.hasOwn(line, REMOVES);

function problemsOf(line: Readonly<Record<string, unknown>>, isAllowed: boolean): [string, string][] {
  if (line[REMOVES] !== true) return [[REMOVES, 'erwartet wird true, oder das Feld fehlt']];
  const others = Object.keys(line).filter((field) => field !== REMOVES && field !== 'id');
  return [
    ...(isAllowed ? [] : [[REMOVES, 'geht nur mit allowRemovals=true'] as [string, string]]),
    ...(typeof line.id === 'string' ? [] : [['id', 'erwartet wird ein Text'] as [string, string]]),
    ...others.map((field): [string, string] => [field, `passt nicht zu „${REMOVES}“`]),
  ];
}

/** @param isAllowed a line alone never suffices: the request says it as well, as an import does */
export function separateRemovals(
  lines: readonly unknown[],
  problems: LineProblems,
  isAllowed: boolean,
): { removals: LineRemoval[]; others: IndexedLine[] } {
  const indexed = [...lines.entries()];
  const removals = new Map<string, LineRemoval>();
  for (const [index, line] of indexed) {
    if (!isObject(line) || !isRemoval(line)) continue;
    const place = placeOf(index);
    const found = problemsOf(line, isAllowed);
    for (const [field, message] of found) problems.reject(place, field, message);
    if (found.length > 0) continue;
    const id = String(line.id);
    const first = removals.get(id);
    if (first) problems.reject(place, 'id', `steht schon in ${first.place}`);
    else removals.set(id, { place, id });
  }
  return { removals: [...removals.values()], others: indexed.filter(([, line]) => !isRemoval(line)) };
}

/** A row cannot change and go. */
export function refuseKeptAndRemoved(
  rows: readonly PlacedEntry<{ code: string }>[],
  removals: readonly LineRemoval[],
  { reject }: LineProblems,
): void {
  const placeOfId = new Map(removals.map(({ id, place }) => [id, place]));
  for (const { place, entry } of rows) {
    const removed = placeOfId.get(entry.code);
    if (removed) reject(place, 'id', `„${entry.code}“ steht schon in ${removed}`);
  }
}
