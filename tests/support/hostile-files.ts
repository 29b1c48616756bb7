import { archiveOf, workbookOf } from './made-workbook';

/** Bytes; a file of each kind is about so large. */
export interface HostileFile {
  name: string;
  content: Buffer;
}

const repeated = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length));
const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

const HEADING = 'Buchungstag;Betrag;Verwendungszweck;Zahlungspflichtiger\n';
const ROW = '24.11.2026;12,00;"RH-7K4M-92XQ";Eva\n';
const ENTRY =
  '<Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>RH</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>';
const camt = (entries: string) =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE1</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;

const SWIFT = ':20:1\n:25:DE1\n:60F:C261101EUR0,00\n';
const BOOKING = ':61:2611241124CR12,00NTRFNONREF\n';

const asFiles = (type: string, contents: Record<string, string>): HostileFile[] =>
  Object.entries(contents).map(([name, content]) => ({
    name: `${name}.${type}`,
    content: Buffer.from(content),
  }));

/** Much of what a statement may have, and what is never closed. @param bytes of each */
export function hostileStatements(bytes: number): HostileFile[] {
  return [
    ...asFiles('csv', {
      rows: HEADING + repeated(ROW, bytes),
      'unreadable rows': HEADING + repeated('24.11.2026;foo;x;Eva\n', bytes),
      'open cells': HEADING + repeated('"a;', bytes),
      'open lines': HEADING + repeated('"a\n', bytes),
      cells: HEADING + repeated(';', bytes),
      headings: repeated(HEADING, bytes),
      blanks: repeated(' \n', bytes),
    }),
    ...asFiles('sta', {
      bookings: SWIFT + repeated(`${BOOKING}:86:166?20RH-7K4M-92XQ?32Eva\n`, bytes),
      'unreadable bookings': SWIFT + repeated(':61:x\n', bytes),
      messages: repeated(SWIFT, bytes),
      headers: SWIFT + repeated('{1:F01X}{2:O940X}{4:\n', bytes),
      'open headers': SWIFT + repeated('{4:', bytes),
      'lines of a booking': SWIFT + BOOKING + repeated('x\n', bytes),
      'parts of a booking': `${SWIFT + BOOKING}:86:166${repeated('?20', bytes)}`,
      'names of parts': `${SWIFT + BOOKING}:86:${repeated('EREF+', bytes)}`,
      slashes: `${SWIFT + BOOKING}:86:${repeated('/EREF/', bytes)}`,
      'infos of a booking': SWIFT + BOOKING + repeated(':86:x\n', bytes),
      'a long line': `${SWIFT}:61:2611241124C${repeated('1', bytes)}`,
    }),
    ...asFiles('xml', {
      entries: camt(repeated(ENTRY, bytes)),
      depth: repeated('<a>', bytes),
      attributes: `<a ${many(bytes / 12, (index) => `b${index}="" `)}/>`,
      ampersands: camt(repeated('&', bytes)),
      elements: camt(repeated('<x/>', bytes)),
      'parts of an entry': camt(
        `<Ntry>${repeated('<BookgDt/>', bytes / 2)}<Sts>BOOK</Sts><NtryDtls>${repeated('<TxDtls><CdtDbtInd>CRDT</CdtDbtInd></TxDtls>', bytes / 2)}</NtryDtls></Ntry>`,
      ),
      entities: `<!DOCTYPE a [<!ENTITY b "${repeated('c', 1_000)}">]><a>${repeated('&b;', bytes)}</a>`,
    }),
  ];
}

/** Tables, workbooks and archives. @param bytes of each before it is packed */
export async function hostileTables(bytes: number): Promise<HostileFile[]> {
  const sheet = (body: string) =>
    workbookOf([], { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${body}</sheetData></worksheet>` });
  const packed = async (name: string, content: Promise<Buffer>) => ({ name, content: await content });
  return [
    ...asFiles('csv', {
      'open cells': `ean;preis\n${repeated('"a;', bytes)}`,
      'an open cell': `ean;preis\n"${repeated('a;b\n', bytes)}`,
      columns: repeated('a;', bytes),
      blanks: `ean;preis\n${repeated(' \n', bytes)}`,
      quotes: `ean;preis\n${repeated('"', bytes)}`,
    }),
    await packed('rows.xlsx', sheet(repeated('<row><c><v>1</v></c><c><v>2</v></c></row>', bytes))),
    await packed('depth.xlsx', sheet(repeated('<a>', bytes))),
    await packed('attributes.xlsx', sheet(`<row ${many(bytes / 12, (index) => `b${index}="" `)}/>`)),
    await packed('open tag.xlsx', sheet(`<row ${repeated('b', bytes)}`)),
    await packed(
      'files.zip',
      archiveOf(
        Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`bilder/${at}.jpg`, 'x'] as const)),
      ),
    ),
    await packed('bomb.zip', archiveOf({ 'tabelle.csv': repeated('0', 20 * bytes) })),
  ];
}

/** Lists of JSON, as an archive may have them. @param bytes of each */
export function hostileLists(bytes: number): HostileFile[] {
  const half = bytes / 2;
  return asFiles('json', {
    depth: `${'['.repeat(half)}${']'.repeat(half)}`,
    'depth of an entry': `[${'{"a":'.repeat(half / 6)}1${'}'.repeat(half / 6)}]`,
    'names of an entry': `[{${many(bytes / 14, (index) => `"a${index}":1,`)}"b":1}]`,
    'names that are one': `[{${repeated('"a":1,', bytes)}"b":1}]`,
    prototypes: `[${repeated('{"__proto__":{"constructor":{"prototype":1}}},', bytes)}{}]`,
    entries: `[${repeated('1,', bytes)}1]`,
    'empty entries': `[${repeated('{},', bytes)}{}]`,
    commas: `[${repeated(',', bytes)}]`,
    'an entry': `["${repeated('a', bytes)}"]`,
    signs: `["${repeated('\\u0000', bytes)}"]`,
    'open text': `["${repeated('\\"', bytes)}`,
    blanks: repeated(' ', bytes),
    'blanks within': `[1${repeated('\n', bytes)}]`,
    lists: repeated('[]', bytes),
    numbers: `[${'9'.repeat(bytes)}]`,
  });
}

/** Bodies of calls. @param bytes of each */
export function hostileBodies(bytes: number): HostileFile[] {
  const depth = bytes / 8;
  return asFiles('json', {
    lists: `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
    objects: `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    names: `{${many(bytes / 12, (index) => `"a${index}":1,`)}"b":1}`,
    'empty objects': `[${repeated('{},', bytes)}{}]`,
    signs: `{"a":"${repeated('\\u0000', bytes)}"}`,
    'open text': `{"a":"${repeated('\\"', bytes)}`,
  });
}

export const hostileDrawings = (bytes: number): HostileFile[] =>
  asFiles('svg', {
    groups: repeated('<g>', bytes),
    shapes: many(9_990, () => '<path d="M0 0L1 1" fill="url(#a)"/>'),
    style: `<style>${repeated('a<![CDATA[b]]>', bytes)}</style>`,
    text: `<text>${repeated('&amp;', bytes)}</text>`,
    comments: repeated('<!---->', bytes),
    attributes: `<path ${many(bytes / 12, (index) => `b${index}="" `)}/>`,
  }).map(({ name, content }) => ({
    name,
    content: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`),
  }));

interface HostileForm extends HostileFile {
  type: string;
}

const BOUNDARY = 'grenze';
const part = (name: string, content = 'x', more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;

/** Forms that are long in anything but a file. @param bytes of each */
export function hostileForms(bytes: number): HostileForm[] {
  const multipart = (name: string, content: string): HostileForm => ({
    name,
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    content: Buffer.from(`${content}--${BOUNDARY}--\r\n`),
  });
  const encoded = (name: string, content: string): HostileForm => ({
    name,
    type: 'application/x-www-form-urlencoded',
    content: Buffer.from(content),
  });
  return [
    multipart(
      'parts',
      many(bytes / 62, (index) => part(`a${index}`)),
    ),
    multipart('parts of one name', repeated(part('a'), bytes)),
    multipart('empty parts', repeated(`--${BOUNDARY}\r\n\r\n\r\n`, bytes)),
    multipart('files', repeated(part('datei', 'x', '; filename="x.png"'), bytes)),
    multipart('boundaries', repeated(`--${BOUNDARY}\r\n`, bytes)),
    multipart('boundaries within a boundary', part('a', repeated(`--${BOUNDARY}b\r\n`, bytes))),
    multipart('a name', part(repeated('a', bytes))),
    multipart('a name of escapes', part(repeated('%0A', bytes))),
    multipart(
      'a name that is open',
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${repeated('a', bytes)}`,
    ),
    multipart('parameters', part('a', 'x', repeated('; b="c"', bytes))),
    multipart(
      'headers',
      `--${BOUNDARY}\r\n${repeated('X-A: b\r\n', bytes)}${part('a').slice(BOUNDARY.length + 4)}`,
    ),
    multipart('blanks in a header', part('a', 'x', repeated(' ', bytes))),
    encoded(
      'fields',
      many(bytes / 9, (index) => `a${index}=1&`),
    ),
    encoded('fields of one name', repeated('a=1&', bytes)),
    encoded('separators', repeated('&', bytes)),
    encoded('blanks', `a=${repeated('+', bytes)}`),
    encoded('escapes', `a=${repeated('%C3%A4', bytes)}`),
    encoded('percent signs', `${repeated('%', bytes)}=1`),
  ];
}
