import { readFile, stat } from 'node:fs/promises';
import { readBankCsv } from './bank-csv';
import { readCamt } from './camt';
import { type Statement, StatementError } from './statement';

const MAX_BYTES = 20 * 1024 * 1024;

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** CAMT or CSV, told apart by the first character. @throws {StatementError} for any other file */
export function parseStatement(bytes: Buffer): Statement {
  if (bytes.length > MAX_BYTES) throw new StatementError('Die Datei ist größer als 20 MB.');
  const text = decoded(bytes);
  return text.trimStart().startsWith('<') ? readCamt(text) : readBankCsv(text);
}

/** @throws {StatementError} */
export async function readStatement(path: string): Promise<Statement> {
  const { size } = await stat(path).catch(() => {
    throw new StatementError(`Die Datei ${path} gibt es nicht.`);
  });
  if (size > MAX_BYTES) throw new StatementError('Die Datei ist größer als 20 MB.');
  return parseStatement(await readFile(path));
}
