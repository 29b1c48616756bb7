import path from 'node:path';
import type { FileProblem } from '~/platform/files/network-file';
import { NetworkFilesError } from '../reading/file-problems';
import { fileNameOf } from '../reading/named-files.server';

export interface Removal {
  name: string;
  rows: number;
  isList: boolean;
  before: number;
  added: number;
  /** Undefined: not counted. */
  changed: number | undefined;
  removed: number;
  lost: readonly string[];
}

/** Offers, coupons and texts of up to so many entries may be replaced from week to week. */
const SHORT_LIST = 20;

/** The file looks like an interrupted export, or one of another network. */
export function lacksTooMuch({ before, removed, rows, lost, isList }: Removal): boolean {
  if (lost.length > 0) return true;
  const isReplaced = isList && before <= SHORT_LIST && rows > 0 && rows >= before / 2;
  return removed > before / 2 && !isReplaced;
}

const SHOWN_NAMES = 20;

/** " (kassel, hafen)", or nothing. */
export function lostNames(lost: readonly string[]): string {
  const more = lost.length > SHOWN_NAMES ? [`… ${lost.length - SHOWN_NAMES}`] : [];
  return lost.length === 0 ? '' : ` (${[...lost.slice(0, SHOWN_NAMES), ...more].join(', ')})`;
}

/** @throws {NetworkFilesError} naming each file that would remove most of its entries, or any that other data depends on */
export function refuseRemovals(removals: readonly Removal[], paths: ReadonlyMap<string, string>): void {
  const problems = removals.filter(lacksTooMuch).map(
    ({ name, before, removed, lost }): FileProblem => ({
      file: path.basename(paths.get(name) ?? fileNameOf(name)),
      place: '',
      message: `${removed} von ${before} vorhandenen Einträgen fehlen${lostNames(lost)}; wenn das gewollt ist, wiederholen Sie den Import mit --allow-removals`,
    }),
  );
  if (problems.length > 0) throw new NetworkFilesError(problems);
}
