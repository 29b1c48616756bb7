import fs from 'node:fs';
import path from 'node:path';

const app = path.resolve(import.meta.dirname, '../..');
const styleSheets = fs
  .readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css.ts'))
  .map((name) => name.replaceAll(path.sep, '/'))
  .sort();

const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function shortNumber(value: number): string {
  const { length } = digits;
  return `${value < length ? '' : shortNumber(Math.floor(value / length))}${digits[value % length]}`;
}

const hashesBySheet = new Map<string, string[]>();

/** Server and browser get the same names, because a style sheet declares its classes in a fixed order. */
export function shortClassName({ hash, filePath }: { hash: string; filePath: string }): string {
  const sheet = styleSheets.indexOf(filePath.replace(/^app\//, ''));
  if (sheet < 0) throw new Error(`${filePath} is no style sheet of ${app}`);
  const hashes = hashesBySheet.get(filePath) ?? [];
  hashesBySheet.set(filePath, hashes);
  if (!hashes.includes(hash)) hashes.push(hash);
  // A capital: `bef` would be found in '::before', and be given the dot of a class.
  const letter = String.fromCharCode(65 + Math.floor(sheet / 36));
  return `${letter}${(sheet % 36).toString(36)}${shortNumber(hashes.indexOf(hash))}`;
}
