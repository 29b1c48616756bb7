/** A row as RFC 4180 writes it. */
export interface StrictRecord {
  fields: string[];
  /** The first line behind it. */
  next: number;
}

/** Of one row: a longer one has a quotation mark that was never closed. */
const MAX_LINES = 10_000;
const MAX_CHARACTERS = 4 * 1024 * 1024;

const lengthOf = (line: string) => (line.endsWith('\r') ? line.length - 1 : line.length);

/**
 * Reads the row that begins at a line, exactly: blanks and line ends inside quotation marks stay.
 * @param lines without `\n`; a `\r` before it still stands at their ends
 * @returns 'open' if the lines end inside of quotation marks; undefined for a row that RFC 4180 does not know
 */
export function strictRecord(
  lines: readonly string[],
  at: number,
  delimiter: string,
): StrictRecord | 'open' | undefined {
  const fields: string[] = [];
  let row = at;
  let line = lines[row] ?? '';
  let from = 0;
  let length = 0;
  for (;;) {
    if (line[from] !== '"') {
      const found = line.indexOf(delimiter, from);
      const text = line.slice(from, found < 0 ? lengthOf(line) : found);
      if (text.includes('"')) return undefined;
      fields.push(text);
      if (found < 0) return { fields, next: row + 1 };
      from = found + delimiter.length;
      continue;
    }
    let text = '';
    from += 1;
    let start = from;
    for (;;) {
      const mark = line.indexOf('"', from);
      if (mark < 0) {
        text += `${line.slice(start)}\n`;
        length += line.length + 1;
        row += 1;
        if (row - at > MAX_LINES || length > MAX_CHARACTERS) return undefined;
        if (row >= lines.length) return 'open';
        line = lines[row] ?? '';
        from = 0;
        start = 0;
      } else {
        from = mark + 1;
        if (line[from] !== '"') {
          text += line.slice(start, mark);
          break;
        }
        from += 1;
      }
    }
    text = text.replaceAll('""', '"');
    fields.push(text);
    if (from >= lengthOf(line)) return { fields, next: row + 1 };
    if (!line.startsWith(delimiter, from)) return undefined;
    from += delimiter.length;
  }
}
