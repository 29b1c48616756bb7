import type { FileProblem, NetworkFile, PlacedEntry } from '~/platform/files/network-file';
import { NetworkFilesError } from './file-problems';

/** 'Zeile 17' of 'Zeile 17, Feld preis'; undefined: a problem of the whole file. */
export const rowOf = (place: string): string | undefined => /^(?:Zeile|Eintrag) \d+/.exec(place)?.[0];

export interface GoodRows<Result> {
  result: Result;
  /** Of the rows that were left out. */
  refused: readonly FileProblem[];
}

/** Each reads the whole table: a chain of rows, each of which needs the one above, would have as many. */
const MAX_TRIES = 20;

/**
 * Tries again without the rows that have problems, until no other has any: a row may be wrong only because another one is gone.
 * @param attempt leaves out the rows of the places; it changes nothing if it throws
 * @throws {NetworkFilesError} for problems of the whole file, and if rows need one another over too many steps
 */
export async function withGoodRows<Result>(
  attempt: (skipped: ReadonlySet<string>) => Promise<Result>,
): Promise<GoodRows<Result>> {
  const skipped = new Set<string>();
  const refused: FileProblem[] = [];
  for (let tries = 1; ; tries += 1) {
    try {
      return { result: await attempt(new Set(skipped)), refused };
    } catch (error) {
      if (!(error instanceof NetworkFilesError)) throw error;
      const rows = error.problems.map(({ place }) => rowOf(place));
      const isOfRows = rows.every((row) => row !== undefined && !skipped.has(row));
      if (!isOfRows || rows.length === 0 || tries === MAX_TRIES) throw error;
      for (const row of rows) skipped.add(row ?? '');
      refused.push(...error.problems);
    }
  }
}

/** What makes two entries of a table the same one. */
function identityOf(file: NetworkFile, entry: unknown): string {
  const found = file.unique?.[0]?.of(file.keyOf(entry));
  return JSON.stringify(found ?? file.codec.format(entry));
}

export interface FoundEntry extends PlacedEntry<unknown> {
  /** No row names it. */
  isStored?: boolean;
}

/** The stored entries that none of the rows names, then the rows. */
export async function* besideStored(
  file: NetworkFile,
  rows: (problems: FileProblem[]) => AsyncIterable<FoundEntry>,
  stored: () => AsyncIterable<FoundEntry>,
  problems: FileProblem[],
): AsyncGenerator<FoundEntry> {
  const named = new Set<string>();
  for await (const { entry } of rows([])) named.add(identityOf(file, entry));
  for await (const placed of stored())
    if (!named.has(identityOf(file, placed.entry))) yield { ...placed, isStored: true };
  yield* rows(problems);
}
