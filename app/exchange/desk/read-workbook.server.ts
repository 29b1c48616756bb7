import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { SaxesParser } from 'saxes';
import { type Archive, openArchive } from './archive.server';
import { UploadFault } from './upload-fault';
import { columnOf, dayOfSerial, isDateFormat, numberText } from './workbook-cells';

const MAX_BYTES = 300 * 1024 * 1024;
const MAX_ROWS = 300_000;
const MAX_COLUMNS = 200;
const MAX_TEXT = 64 * 1024 * 1024;
const MAX_CELL = 1_000_000;
const MAX_SHARED_TEXTS = 4_000_000;
/** Excel allows 65,490. */
const MAX_STYLES = 100_000;
/** Of one tag or text; the parser keeps it whole. */
const MAX_TOKEN = 4 * 1024 * 1024;
const NO_WORKBOOK = 'Die Datei ist keine Excel-Tabelle (XLSX).';

type Attributes = Readonly<Record<string, string>>;

interface Reader {
  onOpen?(name: string, attributes: Attributes): void;
  onText?(text: string): void;
  onClose?(name: string): void;
  onPiece?(): Promise<void>;
}

/** Parts are read piece by piece; a document type, and with it any entity of its own, is refused. */
async function readPart(archive: Archive, name: string, reader: Reader): Promise<boolean> {
  const file = archive.files.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!file) return false;
  const parser = new SaxesParser();
  const local = (tag: string) => tag.slice(tag.indexOf(':') + 1);
  let unread = 0;
  parser.on('opentag', (tag) => {
    unread = 0;
    reader.onOpen?.(local(tag.name), tag.attributes as Attributes);
  });
  parser.on('closetag', (tag) => {
    unread = 0;
    reader.onClose?.(local(tag.name));
  });
  parser.on('text', (text) => {
    unread = 0;
    reader.onText?.(text);
  });
  parser.on('doctype', () => {
    throw new UploadFault(NO_WORKBOOK);
  });
  parser.on('error', () => {
    throw new UploadFault(NO_WORKBOOK);
  });
  const decoder = new TextDecoder();
  for await (const piece of await file.read()) {
    unread += piece.length;
    parser.write(decoder.decode(piece, { stream: true }));
    if (unread > MAX_TOKEN) throw new UploadFault(NO_WORKBOOK);
    await reader.onPiece?.();
  }
  parser.write(decoder.decode()).close();
  return true;
}

interface Book {
  sheet: string;
  is1904: boolean;
}

/** The first sheet, in the order of its tabs. */
async function firstSheet(archive: Archive): Promise<Book> {
  let relation: string | undefined;
  let is1904 = false;
  const isBook = await readPart(archive, 'xl/workbook.xml', {
    onOpen(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name === 'sheet') relation ??= attributes['r:id'] ?? '';
    },
  });
  if (!isBook) throw new UploadFault(NO_WORKBOOK);
  let target: string | undefined;
  await readPart(archive, 'xl/_rels/workbook.xml.rels', {
    onOpen(name, { Id, Target }) {
      if (name === 'Relationship' && Id === relation) target = Target;
    },
  });
  const sheet = target?.replace(/^\/?(xl\/)?/, 'xl/') ?? 'xl/worksheets/sheet1.xml';
  return { sheet, is1904 };
}

async function sharedTexts(archive: Archive): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let length = 0;
  let depth = 0;
  let isText = false;
  await readPart(archive, 'xl/sharedStrings.xml', {
    onOpen(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') depth += 1;
      isText = name === 't' && depth === 0;
    },
    onText(piece) {
      if (!isText) return;
      text += piece;
      length += piece.length;
      if (length > MAX_TEXT) throw new UploadFault('Die Tabelle hat zu viel Text.');
    },
    onClose(name) {
      if (name === 'rPh') depth -= 1;
      if (name === 't') isText = false;
      if (name === 'si' && texts.push(text) > MAX_SHARED_TEXTS)
        throw new UploadFault('Die Tabelle hat zu viel Text.');
    },
  });
  return texts;
}

/** By number of the style: whether its numbers are days. */
async function dateStyles(archive: Archive): Promise<boolean[]> {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let isOfCells = false;
  await readPart(archive, 'xl/styles.xml', {
    onOpen(name, { numFmtId, formatCode }) {
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      if (name === 'xf' && isOfCells)
        styles.push(isDateFormat(Number(numFmtId), codes.get(Number(numFmtId))));
      if (codes.size + styles.length > MAX_STYLES) throw new UploadFault('Die Tabelle hat zu viele Formate.');
    },
    onClose(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

const quoted = (text: string) =>
  /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""').replace(/[\r\n]+/g, ' ')}"` : text;

/** Cells of a row, as they come. Formulas are not calculated: what the program stored beside them counts. */
function rowReader(texts: readonly string[], styles: readonly boolean[], is1904: boolean) {
  let row: string[] = [];
  let column = 0;
  let value = '';
  let type = '';
  let style = 0;
  let isValue = false;
  const cellText = () => {
    if (type === 's') return texts[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? '1' : '0';
    if (type === 'e') return '';
    if (type === 'str' || type === 'inlineStr') return value;
    return styles[style] && value !== '' ? dayOfSerial(Number(value), is1904) : numberText(value);
  };
  return {
    onOpen(name: string, { r, t, s }: Attributes) {
      if (name === 'row') {
        row = [];
        column = 0;
      }
      if (name === 'c') {
        column = columnOf(r) ?? row.length;
        if (column >= MAX_COLUMNS) throw new UploadFault(`Die Tabelle hat mehr als ${MAX_COLUMNS} Spalten.`);
        value = '';
        type = t ?? 'n';
        style = Number(s ?? 0);
      }
      isValue = name === 'v' || name === 't';
    },
    onText(text: string) {
      if (!isValue) return;
      value += text;
      if (value.length > MAX_CELL) throw new UploadFault('Eine Zelle der Tabelle ist zu lang.');
    },
    onClose(name: string): string[] | undefined {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c') {
        while (row.length < column) row.push('');
        row[column] = cellText().trim();
      }
      return name === 'row' ? row : undefined;
    },
  };
}

/** Writes the first sheet as CSV, each row at the line that has its number: the first row with two filled cells is its header. @throws {UploadFault} */
export async function workbookToCsv(content: Buffer, target: string): Promise<void> {
  const archive = await openArchive(content, MAX_BYTES);
  const output = createWriteStream(target);
  let width = 0;
  let rows = 0;
  let number = 0;
  let lines = 0;
  try {
    const { sheet, is1904 } = await firstSheet(archive);
    const reader = rowReader(await sharedTexts(archive), await dateStyles(archive), is1904);
    const isSheet = await readPart(archive, sheet, {
      onOpen(name, attributes) {
        if (name === 'row') number = Math.max(number + 1, Number(attributes.r) || 0);
        reader.onOpen(name, attributes);
      },
      onText: reader.onText,
      onClose(name) {
        const row = reader.onClose(name);
        if (!row) return;
        if (width === 0 && row.filter(Boolean).length < 2) return;
        width ||= row.length;
        rows += 1;
        if (rows > MAX_ROWS) throw new UploadFault(`Die Tabelle hat mehr als ${MAX_ROWS} Zeilen.`);
        if (!row.some(Boolean)) return;
        const above = Math.min(number - 1, MAX_ROWS) - lines;
        if (above > 0) output.write('\n'.repeat(above));
        lines += Math.max(above, 0) + 1;
        output.write(`${Array.from({ length: width }, (_, at) => quoted(row[at] ?? '')).join(';')}\n`);
      },
      async onPiece() {
        if (output.writableNeedDrain) await once(output, 'drain');
      },
    });
    if (!isSheet || rows === 0) throw new UploadFault('Die Tabelle ist leer.');
  } catch (error) {
    throw error instanceof UploadFault ? error : new UploadFault(NO_WORKBOOK);
  } finally {
    archive.close();
    output.end();
    await finished(output);
  }
}
