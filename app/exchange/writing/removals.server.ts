import path from 'node:path';
import type { FileProblem } from '~/platform/files/network-file';
import { NetworkFilesError } from '../reading/file-problems';
import { fileNameOf } from '../reading/named-files.server';

export interface Removal {
  name: string;
  rows: number;
  before: number;
  removed: number;
}

/** A short list may change completely from week to week. */
const SHORT_LIST = 20;

/** The file looks like an interrupted export: empty, or without more than half of the stored entries. */
function lacksTooMuch({ before, removed, rows }: Removal): boolean {
  if (rows === 0) return before > 0;
  return before > SHORT_LIST && removed > before / 2;
}

/** @throws {NetworkFilesError} naming each file that would remove most of its entries */
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
