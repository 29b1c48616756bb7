/** One row of a table in a text file. */
export interface TextRow {
  /** Of its first line, from 1. */
  line: number;
  fields: string[];
}

/** A quotation mark that is not closed within so many lines is a sign of the text. */
const MAX_QUOTED_LINES = 20;
/** So many quotation marks of a row that nothing closes, and the others are signs of the text, too: each was looked for to the end. */
const MAX_UNCLOSED = 20;
/** Characters: a spreadsheet has no longer cell than 32,767. */
const MAX_CELL = 100_000;
/** Of a row; what follows stays in the last. */
const MAX_CELLS = 1_000;

interface Lines {
  lines: readonly string[];
  delimiter: string;
}

interface Reading {
  fields: string[];
  /** The first line that is not read. */
  next: number;
  /** A quotation mark stood where RFC 4180 has none, or stayed open. */
  isDoubtful: boolean;
}

interface Cell {
  text: string;
  line: number;
  /** Of the delimiter behind it, or the end of the line. */
  end: number;
  isDoubtful: boolean;
}

function plainCell(line: string, delimiter: string, start: number, at: number): Cell {
  const found = line.indexOf(delimiter, start);
  const end = found < 0 ? line.length : found;
  const text = line.slice(start, end);
  return { text: text.trim(), line: at, end, isDoubtful: text.includes('"') };
}

/** @returns undefined if the quotation mark at `start` is never closed before a delimiter or the end of a line */
function quotedCell({ lines, delimiter }: Lines, start: number, at: number): Cell | undefined {
  const last = Math.min(lines.length, at + MAX_QUOTED_LINES);
  let text = '';
  let isDoubtful = false;
  for (let row = at; row < last; row += 1) {
    const line = lines[row] ?? '';
    let from = row === at ? start + 1 : 0;
    if (row > at) text += '\n';
    for (let mark = line.indexOf('"', from); mark >= 0; mark = line.indexOf('"', from)) {
      text += line.slice(from, mark);
      const rest = line.slice(mark + 1);
      const blanks = rest.length - rest.trimStart().length;
      const after = rest.slice(delimiter === '\t' ? 0 : blanks);
      if (rest.startsWith('"')) {
        text += '"';
        from = mark + 2;
      } else if (after === '' || after.startsWith(delimiter)) {
        return { text, line: row, end: line.length - after.length, isDoubtful };
      } else if (row > at) {
        // The mark begins a cell of the next row: this one was never closed.
        return undefined;
      } else {
        text += '"';
        isDoubtful = true;
        from = mark + 1;
      }
      if (text.length > MAX_CELL) return undefined;
    }
    text += line.slice(from);
  }
  return undefined;
}

const withoutMarks = (text: string) =>
  text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"');

function readRecord(source: Lines, start: number): Reading {
  const { lines, delimiter } = source;
  const fields: string[] = [];
  let at = start;
  let from = 0;
  let isDoubtful = false;
  let unclosed = 0;
  for (;;) {
    const line = lines[at] ?? '';
    if (fields.length === MAX_CELLS - 1) {
      fields.push(line.slice(from).trim());
      return { fields, next: at + 1, isDoubtful };
    }
    const blanks = /^[ \u00a0]*/.exec(line.slice(from))?.[0].length ?? 0;
    const isQuoted = line[from + blanks] === '"' && unclosed < MAX_UNCLOSED;
    const quoted = isQuoted ? quotedCell(source, from + blanks, at) : undefined;
    const cell = quoted ?? plainCell(line, delimiter, from, at);
    if (isQuoted && !quoted) unclosed += 1;
    fields.push(isQuoted && !quoted ? withoutMarks(cell.text) : cell.text);
    isDoubtful ||= cell.isDoubtful || (isQuoted && !quoted);
    at = cell.line;
    if (cell.end >= (lines[at] ?? '').length) return { fields, next: at + 1, isDoubtful };
    from = cell.end + delimiter.length;
  }
}

/** Each cell of one line for itself, whatever its quotation marks say. */
export const cellsOfLine = (line: string, delimiter: string): string[] =>
  line.split(delimiter).map(withoutMarks);

/** Other readings of one line whose quotation marks are not doubled: each cell between marks, or none. */
function singleLine(line: string, delimiter: string): string[][] {
  const trimmed = line.trim();
  const ending = trimmed.endsWith(`"${delimiter}`) ? trimmed.slice(0, -delimiter.length) : trimmed;
  const between =
    ending.length > 1 && ending.startsWith('"') && ending.endsWith('"')
      ? [
          ending
            .slice(1, -1)
            .split(`"${delimiter}"`)
            .map((text) => text.replaceAll('""', '"')),
        ]
      : [];
  return [...between, cellsOfLine(line, delimiter)];
}

/** A separator behind the last cell makes no further one. */
export const withoutEmptyEnd = (fields: readonly string[]): string[] => {
  const last = fields.findLastIndex((field) => field.trim() !== '');
  return fields.slice(0, last + 1);
};

/** Cells behind the last heading are left out if nothing stands in them. */
export const isWhole = (fields: readonly string[], expected: number) =>
  fields.length === expected || (fields.length > expected && withoutEmptyEnd(fields).length <= expected);

export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);

/** The row that begins at a line, as `tolerantRows` reads it. @returns also the first line behind it */
export function tolerantRow(
  lines: readonly string[],
  at: number,
  { delimiter, expected }: { delimiter: string; expected?: number | undefined },
): { fields: string[]; next: number } {
  const line = lines[at] ?? '';
  const read = readRecord({ lines, delimiter }, at);
  const isMisread = expected !== undefined && !isWhole(read.fields, expected);
  const other =
    isMisread && (read.isDoubtful || line.includes('"'))
      ? singleLine(line, delimiter).find((fields) => isWhole(fields, expected))
      : undefined;
  return { fields: other ?? read.fields, next: other ? at + 1 : read.next };
}

/**
 * Rows of delimited text as people and programs write it. A quotation mark inside a cell is text; one that is never closed costs
 * its own line, not the rest of the file.
 * @param expected cells of a row; undefined: not known yet
 */
export function* tolerantRows(
  lines: readonly string[],
  delimiter: string,
  { start = 0, expected }: { start?: number; expected?: number | undefined } = {},
): Generator<TextRow> {
  for (let at = start; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const { fields, next } = tolerantRow(lines, at, { delimiter, expected });
    yield { line: at + 1, fields };
    at = next;
  }
}
