import type { Cents } from '~/values/money';

/** `goods`: prices and counts of articles that are there; `folder`: files of a network in an archive; else the name of a network's table. */
export type ImportKind = 'goods' | 'folder' | (string & {});

export const importStates = ['checking', 'ready', 'running', 'done', 'failed', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

export const isBusy = (state: ImportState): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing';

/** How columns of a supplier are read; the same as `spalten.json`. */
export interface ColumnMapping {
  dezimalkomma: boolean;
  /** Their column, and ours; none: staff left it out. */
  spalten: Record<string, string[]>;
  werte: Record<string, Record<string, string>>;
  fest: Record<string, string>;
}

export interface RowProblem {
  /** `Zeile 17, Feld preis` */
  place: string;
  message: string;
}

export interface UnusualPrice {
  place: string;
  title: string;
  before: Cents;
  after: Cents;
}

export interface FileCount {
  /** Of a network's file. */
  name: string;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

export interface HeldCount {
  /** 'Apollo Himadri 4 205/50 R17 93V' */
  article: string;
  pieces: number;
}

export interface ImportReport {
  counts: FileCount[];
  /** Rows of articles that are not sold here. */
  unknown: number;
  problems: RowProblem[];
  /** Of all, also those that are not listed. */
  problemCount: number;
  /** Of rows that are taken over, or would be; older reports have none. */
  notices?: RowProblem[];
  /** What a person can do about problems of one kind, said once for the file. */
  hints?: string[];
  /** Rows that would stay out, of which a file is kept; older reports have none. */
  refusedCount?: number;
  /** Rows that can be taken over although others cannot. */
  goodCount?: number;
  unusual: UnusualPrice[];
  unusualCount: number;
  /** By how much all prices fall or rise together, from -1; older reports and usual files have none. */
  priceShift?: number;
  /** Most of what is stored would go. */
  removesMost: boolean;
  columns: string[];
  /** Rows as they would be. */
  sample: string[][];
  /** Columns of the file that no field takes. */
  unused: string[];
  /** Prices that an undo left, because somebody has changed them since. */
  skipped: number;
  /** Counts that an undo left, because somebody has counted since. Older reports have none. */
  skippedCounts?: number;
  /** Articles of which an undo left what orders wait for; the first of them. Older reports have none. */
  heldCounts?: HeldCount[];
  heldCount?: number;
}

export const emptyReport = (): ImportReport => ({
  counts: [],
  unknown: 0,
  problems: [],
  problemCount: 0,
  unusual: [],
  unusualCount: 0,
  removesMost: false,
  columns: [],
  sample: [],
  unused: [],
  skipped: 0,
});

export const MAX_LISTED = 200;
export const SAMPLE_ROWS = 20;

export function addProblem(report: ImportReport, problem: RowProblem): void {
  report.problemCount += 1;
  if (report.problems.length < MAX_LISTED) report.problems.push(problem);
}

export function addNotice(report: ImportReport, notice: RowProblem): void {
  report.notices ??= [];
  if (report.notices.length < MAX_LISTED) report.notices.push(notice);
}

export function addHint(report: ImportReport, hint: string): void {
  if (!report.hints?.includes(hint)) report.hints = [...(report.hints ?? []), hint];
}

export function addUnusual(report: ImportReport, price: UnusualPrice): void {
  report.unusualCount += 1;
  if (report.unusual.length < MAX_LISTED) report.unusual.push(price);
}

/** Asks once more before this is taken over. */
export const needsConsent = ({ unusualCount, removesMost, priceShift }: ImportReport): boolean =>
  unusualCount > 0 || removesMost || priceShift !== undefined;

export interface PriceSums {
  /** Rows that have a price before and after. */
  rows: number;
  changed: number;
  /** Of those that change. */
  before: Cents;
  after: Cents;
}

const MIN_ROWS = 3;
const UNUSUAL_SHIFT = 0.1;

/** Most prices of a file change, together by more than a tenth: as net prices read as gross ones do. Undefined: they do not. */
export function shiftOf({ rows, changed, before, after }: PriceSums): number | undefined {
  if (changed < MIN_ROWS || changed * 2 < rows || before === 0) return undefined;
  const shift = after / before - 1;
  return Math.abs(shift) > UNUSUAL_SHIFT ? shift : undefined;
}

export const hasChanges = ({ counts }: ImportReport): boolean =>
  counts.some(({ added, changed, removed }) => added + changed + removed > 0);
