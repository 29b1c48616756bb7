import type { Codec } from '~/platform/files/codec';
import type { FileProblem, PlacedEntry } from '~/platform/files/network-file';
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

const PLACE = /^Eintrag (\d+)(?:, Feld (.*))?$/;

export class LineProblems {
  readonly #byLine = new Map<number, LineProblem[]>();

  /** @param place 'Eintrag 3', or with its field */
  add(place: string, message: string): void {
    const [, line, field = ''] = PLACE.exec(place) ?? [];
    const key = Number(line);
    this.#byLine.set(key, [...(this.#byLine.get(key) ?? []), { field, message }]);
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
    return Array.from({ length: lines }, (_, index) => {
      const problems = this.#byLine.get(index + 1) ?? [];
      return { line: index + 1, state: problems.length > 0 ? 'refused' : right, problems };
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
export function checkLines<Row>(
  lines: Iterable<IndexedLine>,
  codec: Codec<Row>,
  found: LineProblems,
  { defaults = {}, takesNull = false }: LineColumns = {},
): PlacedEntry<Row>[] {
  const problems: FileProblem[] = [];
  const check = rowChecker(codec, '', problems);
  return [...lines].flatMap(([index, value]) => {
    const place = placeOf(index);
    if (!isObject(value)) {
      found.add(place, 'erwartet wird ein Objekt als JSON');
      return [];
    }
    const nulls = takesNull ? [] : Object.keys(value).filter((column) => value[column] === null);
    for (const column of nulls) found.add(`${place}, Feld ${column}`, 'darf nicht null sein; leer ist ""');
    if (nulls.length > 0) return [];
    const [row] = [...jsonRows([{ ...defaults, ...value }], { file: '', path: '' }, codec, problems)].flat();
    const entry = row && check(row);
    for (const { place: at, message } of problems.splice(0))
      found.add(at.replace(placeOf(0), place), message);
    return entry === undefined ? [] : [{ place, entry }];
  });
}
