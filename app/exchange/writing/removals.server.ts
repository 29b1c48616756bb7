import path from 'node:path';
import type { FileProblem } from '~/platform/files/network-file';
import { NetworkFilesError } from '../reading/file-problems';
import { fileNameOf } from '../reading/named-files.server';

/** What was there of a file's entries, and how much of it the file no longer has. */
export interface Removal {
  name: string;
  rows: number;
  before: number;
  removed: number;
}

/** Of a list that is as short as that all may be others from one week to the next. */
const SHORT_LIST = 20;

/** Whether a file looks like an export that broke off: it is empty, or lacks more than half of what is there. */
function lacksTooMuch({ before, removed, rows }: Removal): boolean {
  if (rows === 0) return before > 0;
  return before > SHORT_LIST && removed > before / 2;
}

/**
 * Refuses files that would take away most of what there is.
 * @param paths of the files by their names
 * @throws {NetworkFilesError} naming each; the caller's transaction is undone
 */
export function refuseRemovals(removals: readonly Removal[], paths: ReadonlyMap<string, string>): void {
  const problems = removals.filter(lacksTooMuch).map(
    ({ name, before, removed }): FileProblem => ({
      file: path.basename(paths.get(name) ?? fileNameOf(name)),
      place: '',
      message: `${removed} von ${before} vorhandenen Einträgen fehlen; ist das gewollt, nimmt --allow-removals die Datei an`,
    }),
  );
  if (problems.length > 0) throw new NetworkFilesError(problems);
}
