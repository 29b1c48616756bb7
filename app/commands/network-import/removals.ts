import type { ImportVehiclesResult } from '~/domain/vehicles/import/import-vehicles.server';
import { type FileProblem, NetworkFilesError } from '../network-files/file-problems';
import type { FileKind } from '../network-files/network-sources';

/** What was there of a kind, and how much of it a file no longer has. */
export interface Retired {
  before: number;
  removed: number;
}

/** The same of a file with so many rows. */
export interface Removal extends Retired {
  kind: FileKind;
  rows: number;
}

export const vehicleRemoval = ({ vehicles, added, removed }: ImportVehiclesResult): Removal => ({
  kind: 'vehicles',
  rows: vehicles,
  before: vehicles - added + removed,
  removed,
});

/** Of a list that is as short as that all may be others from one week to the next. */
const SHORT_LIST = 20;

/** Whether a file looks like an export that broke off: it is empty, or lacks more than half of what is there. */
function lacksTooMuch({ before, removed, rows }: Removal): boolean {
  if (rows === 0) return before > 0;
  return before > SHORT_LIST && removed > before / 2;
}

/**
 * Refuses files that would take away most of what there is.
 * @param nameOf the name of a kind's file
 * @throws {NetworkFilesError} naming each; the caller's transaction is undone
 */
export function refuseRemovals(removals: readonly Removal[], nameOf: (kind: FileKind) => string): void {
  const problems = removals.filter(lacksTooMuch).map(
    ({ kind, before, removed }): FileProblem => ({
      file: nameOf(kind),
      place: '',
      message: `${removed} von ${before} vorhandenen Einträgen fehlen; ist das gewollt, nimmt --allow-removals die Datei an`,
    }),
  );
  if (problems.length > 0) throw new NetworkFilesError(problems);
}
