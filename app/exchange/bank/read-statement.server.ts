import { readFile, stat } from 'node:fs/promises';
import { openArchive } from '../desk/archive.server';
import { UploadFault } from '../desk/upload-fault';
import { readBankCsv } from './bank-csv';
import { readCamt } from './camt';
import { readMt940 } from './mt940';
import { type Statement, StatementError } from './statement';

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_UNPACKED = 100 * 1024 * 1024;
const TOO_LARGE = 'Die Datei ist größer als 20 MB.';

/** UTF-16 has a byte order mark, or zero bytes at every second place of its start. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 64);
  const zerosAt = (parity: number) =>
    [...start].filter((byte, index) => index % 2 === parity && byte === 0).length;
  if (start.length >= 8 && zerosAt(1) > start.length / 4 && zerosAt(0) === 0) return 'utf-16le';
  if (start.length >= 8 && zerosAt(0) > start.length / 4 && zerosAt(1) === 0) return 'utf-16be';
  return undefined;
}

function decoded(bytes: Buffer): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const REMEDY = 'Bitte laden Sie den Auszug als CAMT (XML), MT940 oder CSV herunter.';

/** A field or a header of a message of SWIFT. */
const MT940 = /^\s*\{1:|^:2[05]:/m;

function parseText(bytes: Buffer): Statement {
  const text = decoded(bytes).replace(/^\uFEFF/, '');
  if (text.trimStart().startsWith('<')) return readCamt(text.trimStart());
  if (text.startsWith('%PDF')) throw new StatementError(`Das ist ein PDF. ${REMEDY}`);
  return MT940.test(text.slice(0, 2_000)) ? readMt940(text) : readBankCsv(text);
}

async function unpacked(bytes: Buffer): Promise<Statement[]> {
  const archive = await openArchive(bytes, MAX_UNPACKED);
  try {
    if (archive.files.some(({ name }) => /^xl\//i.test(name)))
      throw new StatementError(`Das ist eine Tabelle von Excel. ${REMEDY}`);
    const wanted = archive.files.filter(({ name }) => /\.(?:xml|csv|txt|sta|mt?94[02]|swi)$/i.test(name));
    const statements: Statement[] = [];
    for (const { name, read } of wanted) {
      const chunks: Buffer[] = [];
      for await (const chunk of await read()) chunks.push(chunk);
      try {
        statements.push(parseText(Buffer.concat(chunks)));
      } catch (error) {
        if (!(error instanceof StatementError)) throw error;
        throw new StatementError(`${name}: ${error.message}`);
      }
    }
    return statements;
  } finally {
    archive.close();
  }
}

/** All statements of a file: one, or those of an archive (ZIP). @throws {StatementError} for any other file */
export async function parseStatements(bytes: Buffer): Promise<Statement[]> {
  if (bytes.length > MAX_BYTES) throw new StatementError(TOO_LARGE);
  if (bytes.subarray(0, 4).toString('hex') !== '504b0304') return [parseText(bytes)];
  try {
    const statements = await unpacked(bytes);
    if (statements.length > 0) return statements;
  } catch (error) {
    if (error instanceof StatementError) throw error;
    throw new StatementError(error instanceof UploadFault ? error.message : 'Das Archiv ist beschädigt.');
  }
  throw new StatementError('Im Archiv ist kein Kontoauszug als XML, MT940 oder CSV.');
}

/** @throws {StatementError} */
export async function readStatements(path: string): Promise<Statement[]> {
  const { size } = await stat(path).catch(() => {
    throw new StatementError(`Die Datei ${path} gibt es nicht.`);
  });
  if (size > MAX_BYTES) throw new StatementError(TOO_LARGE);
  return parseStatements(await readFile(path));
}
