import type { Codec } from '~/platform/files/codec';
import type { FileProblem, PlacedEntry } from '~/platform/files/network-file';
import { pauses } from '~/platform/threads/pauses';
import { rowChecker } from '../reading/checked-rows';
import { jsonRows } from '../reading/json-rows';

export interface LineProblem {
  /** '' for the line as a whole. */
  field: string;
  message: string;
}

export interface LineResult {
  /** Counts from 1. */
  line: number;
  /** `left`: right, and not written because another line is wrong. */
  state: 'done' | 'refused' | 'left';
  problems: LineProblem[];
}

/** `all`: nothing is written if a line is wrong. */
export const lineModes = ['right', 'all'] as const;
export type LineMode = (typeof lineModes)[number];

/** Counts from 0. */
export type IndexedLine = readonly [index: number, value: unknown];

export const placeOf = (index: number) => `Eintrag ${index + 1}`;

const PLACE = /^Eintrag (\d+)(?:, Feld (.*))?$/s;

/** No table has as many columns; what has more fields is no line of one. */
const MAX_FIELDS = 500;
/** Of a line; the others are counted. */
const MAX_PROBLEMS = 20;
/** Of an answer; the lines behind have one each. */
const MAX_LISTED = 1_000;
const MAX_TEXT = 500;

const shortened = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

interface LineFaults {
  listed: LineProblem[];
  count: number;
}

/** @param most of them that are listed, at least one */
function listedOf({ listed, count }: LineFaults, most: number): LineProblem[] {
  const some = listed.slice(0, most);
  const others = count - some.length;
  if (others === 0) return some;
  return [...some, { field: '', message: others === 1 ? 'ein weiterer Fehler' : `${others} weitere Fehler` }];
}

export class LineProblems {
  readonly #byLine = new Map<number, LineFaults>();

  /** @param place 'Eintrag 3', or with its field */
  add(place: string, message: string): void {
    const [, line, field = ''] = PLACE.exec(place) ?? [];
    const key = Number(line);
    const faults = this.#byLine.get(key) ?? { listed: [], count: 0 };
    this.#byLine.set(key, faults);
    faults.count += 1;
    if (faults.listed.length < MAX_PROBLEMS)
      faults.listed.push({ field: shortened(field), message: shortened(message) });
  }

  readonly reject = (place: string, field: string, message: string): void =>
    this.add(`${place}, Feld ${field}`, message);

  hasAny(): boolean {
    return this.#byLine.size > 0;
  }

  isRight(place: string): boolean {
    return !this.#byLine.has(Number(PLACE.exec(place)?.[1]));
  }

  results(lines: number, mode: LineMode): LineResult[] {
    const right = mode === 'all' && this.hasAny() ? 'left' : 'done';
    let left = MAX_LISTED;
    return Array.from({ length: lines }, (_, index) => {
      const faults = this.#byLine.get(index + 1);
      if (!faults) return { line: index + 1, state: right, problems: [] };
      const problems = listedOf(faults, Math.max(1, Math.min(left, MAX_PROBLEMS)));
      left -= problems.length;
      return { line: index + 1, state: 'refused', problems };
    });
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface LineColumns {
  /** Of columns that a line may omit. */
  defaults?: Readonly<Record<string, unknown>>;
  /** Null is empty. Refused else: of systems that do not know a price or a place, it would end the price, or mean all places. */
  takesNull?: boolean;
}

/** Lines as a table of an import reads them: the same columns, the same words. */
export async function checkLines<Row>(
  lines: Iterable<IndexedLine>,
  codec: Codec<Row>,
  found: LineProblems,
  { defaults = {}, takesNull = false }: LineColumns = {},
): Promise<PlacedEntry<Row>[]> {
  const problems: FileProblem[] = [];
  const check = rowChecker(codec, '', problems);
  const rows: PlacedEntry<Row>[] = [];
  const pause = pauses();
  for (const [index, value] of lines) {
    await pause();
    const place = placeOf(index);
    if (!isObject(value)) {
      found.add(place, 'erwartet wird ein Objekt als JSON');
      continue;
    }
    if (Object.keys(value).length > MAX_FIELDS) {
      found.add(place, `hat mehr als ${MAX_FIELDS} Felder`);
      continue;
    }
    const nulls = takesNull ? [] : Object.keys(value).filter((column) => value[column] === null);
    for (const column of nulls) found.add(`${place}, Feld ${column}`, 'darf nicht null sein; leer ist ""');
    if (nulls.length > 0) continue;
    const [row] = [...jsonRows([{ ...defaults, ...value }], { file: '', path: '' }, codec, problems)].flat();
    const entry = row && check(row);
    for (const { place: at, message } of problems.splice(0))
      found.add(at.replace(placeOf(0), place), message);
    if (entry !== undefined) rows.push({ place, entry });
  }
  return rows;
}
