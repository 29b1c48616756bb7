import { createReadStream } from 'node:fs';
import { pauses } from '~/platform/threads/pauses';
import { namedDelimiter, readDecoded } from './decode';
import { strictRecord } from './strict-record';
import { cellsOfLine, isWhole, tolerantRow, withoutEmptyEnd } from './tolerant-rows';

export interface TableRecord {
  line: number;
  fields: readonly string[];
}

export interface RecordOptions {
  encoding: string;
  delimiter: string;
  /** A table of others: a cell that seems to reach over several whole rows is none. */
  isOfOthers: boolean;
}

const READ_AHEAD = 64 * 1024;
/** Lines that a row may need that is not written as RFC 4180 says. */
const TOLERANT_LINES = 24;
/** Cells of a row at most; a row with more is none of the table. */
const MAX_CELLS = 10_000;
/** Of a line, in characters; the longest cells are lists of a million. */
const MAX_LINE = 4 * 1024 * 1024;
/** Rows; between batches others go first. */
const AT_ONCE = 500;
/** Of columns: with fewer, a line inside a cell looks like a row too often. */
const MIN_WHOLE = 3;

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);

/** Spreadsheets end lines with one sign for the whole file; old ones of the Mac with a carriage return. */
const lineEndOf = (text: string) => (/\r(?!\n)|\n/.exec(text)?.[0] === '\r' ? '\r' : '\n');

interface Place {
  lines: readonly string[];
  at: number;
  isEnd: boolean;
}

/** Undefined: the row may go on in lines that are not read yet. */
function recordAt(
  { lines, at, isEnd }: Place,
  { delimiter, isOfOthers }: RecordOptions,
  expected: number | undefined,
): { fields: string[]; next: number } | undefined {
  const line = lines[at] ?? '';
  if (!line.includes('"')) return { fields: withoutReturn(line).split(delimiter, MAX_CELLS), next: at + 1 };
  const strict = strictRecord(lines, at, delimiter);
  if (strict === 'open' && !isEnd) return undefined;
  if (strict && strict !== 'open' && (expected === undefined || isWhole(strict.fields, expected))) {
    const own = lines.slice(at, strict.next).map(withoutReturn);
    const isSuspect =
      isOfOthers &&
      own.length > 1 &&
      expected !== undefined &&
      expected >= MIN_WHOLE &&
      own.every((one) => isWhole(one.split(delimiter), expected));
    return isSuspect ? { fields: cellsOfLine(own[0] ?? '', delimiter), next: at + 1 } : strict;
  }
  if (!isEnd && lines.length - at < TOLERANT_LINES) return undefined;
  const window = lines.slice(at, at + TOLERANT_LINES).map(withoutReturn);
  const { fields, next } = tolerantRow(window, 0, { delimiter, expected });
  return { fields, next: at + next };
}

/** A line that is longer than any row of a table: the file is none. */
export class TableFault extends Error {
  constructor(readonly line: number) {
    super(`die Zeile ist länger als ${MAX_LINE / 1024 / 1024} MB; das ist keine Tabelle`);
  }
}

/** Lines of text that comes in chunks. @throws {TableFault} */
function lineSplitter() {
  let end: string | undefined;
  let unended: string[] = [];
  let length = 0;
  let count = 0;
  /** Before the line end is known: a carriage return at the end of a chunk may be half of one. */
  let held = '';
  const hold = (text: string) => {
    unended.push(text);
    length += text.length;
    if (length > MAX_LINE) throw new TableFault(count + 1);
  };
  const split = (text: string): string[] => {
    const [start = '', ...others] = text.split(end ?? '\n');
    hold(start);
    return others.map((line) => {
      const ended = unended.join('');
      count += 1;
      unended = [];
      length = 0;
      hold(line);
      return ended;
    });
  };
  return {
    add(chunk: string): string[] {
      const text = held + chunk;
      held = '';
      if (end !== undefined) return split(text);
      if (/[\r\n]./s.test(text)) {
        end = lineEndOf(text);
        return split(text);
      }
      held = /[\r\n]$/.test(text) ? text.slice(-1) : '';
      hold(held ? text.slice(0, -1) : text);
      return [];
    },
    rest(): string[] {
      end ??= lineEndOf(held);
      return [...split(held), unended.join('')];
    },
  };
}

/**
 * Rows of a table as people and programs write it: exactly where it is written as RFC 4180 says, else as far as it can be understood.
 * A quotation mark inside a cell, or one that is never closed, costs its own row at most. Empty lines are left out.
 * @throws {TableFault}
 */
export async function* tolerantRecords(path: string, options: RecordOptions): AsyncGenerator<TableRecord[]> {
  let lines: string[] = [];
  let first = 1;
  let expected: number | undefined;
  let waits = 0;
  let waitsUntil = 0;
  function* recordsOf(isEnd: boolean): Generator<TableRecord[]> {
    let records: TableRecord[] = [];
    let at = 0;
    while (at < lines.length) {
      if ((lines[at] ?? '').trim() === '') {
        at += 1;
        continue;
      }
      const record = recordAt({ lines, at, isEnd }, options, expected);
      if (!record) break;
      const isNote = first + at === 1 && namedDelimiter(lines[at] ?? '') !== undefined;
      if (!isNote) {
        expected ??= withoutEmptyEnd(record.fields).length;
        records.push({ line: first + at, fields: record.fields });
      }
      at = record.next;
      if (records.length < AT_ONCE) continue;
      yield records;
      records = [];
    }
    // A row is begun again with twice as many chunks: with each one, a long row would be read as often as it has chunks.
    waitsUntil = at === 0 && lines.length > 0 ? 2 * waits : 0;
    if (waitsUntil === 0) waits = 0;
    first += at;
    lines = lines.slice(at);
    yield records;
  }
  const splitter = lineSplitter();
  const decoder = new TextDecoder('utf-8');
  const pause = pauses();
  for await (const chunk of readDecoded(path, options.encoding, READ_AHEAD) as AsyncIterable<Buffer>) {
    for (const line of splitter.add(decoder.decode(chunk, { stream: true }))) lines.push(line);
    waits += 1;
    if (waits < waitsUntil) continue;
    for (const records of recordsOf(false)) {
      yield records;
      await pause();
    }
  }
  for (const line of [...splitter.add(decoder.decode()), ...splitter.rest()]) lines.push(line);
  for (const records of recordsOf(true)) {
    yield records;
    await pause();
  }
}

/** For files that are plain; several times as fast as `tolerantRecords`. */
export async function* plainRecords(path: string, delimiter: string): AsyncGenerator<TableRecord[]> {
  let rest = '';
  let line = 0;
  const recordsOf = (lines: readonly string[]) => {
    const records: TableRecord[] = [];
    for (const ended of lines) {
      line += 1;
      const text = withoutReturn(ended);
      const isNote = line === 1 && namedDelimiter(text) !== undefined;
      if (text !== '' && !isNote) records.push({ line, fields: text.split(delimiter) });
    }
    return records;
  };
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const start = line === 0 && rest === '' ? chunk.replace(/^\uFEFF/, '') : rest + chunk;
    const lines = start.split('\n');
    rest = lines.pop() ?? '';
    yield recordsOf(lines);
  }
  yield recordsOf([rest]);
}
