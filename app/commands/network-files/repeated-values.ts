import type { FileProblem } from './file-problems';
import type { PlacedEntry } from './source-files';

/** Values that occur twice in a file. */
export function repeated<Entry>(
  file: string,
  field: string,
  entries: readonly PlacedEntry<Entry>[],
  readValue: (entry: Entry) => string,
): FileProblem[] {
  const firstPlaces = new Map<string, string>();
  return entries.flatMap(({ place, entry }) => {
    const value = readValue(entry);
    const firstPlace = firstPlaces.get(value);
    if (firstPlace === undefined) {
      firstPlaces.set(value, place);
      return [];
    }
    return [{ file, place: `${place}, Feld ${field}`, message: `„${value}“ steht schon in ${firstPlace}` }];
  });
}
