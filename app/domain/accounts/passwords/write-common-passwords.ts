import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filterOf } from './bloom-filter';

const MIN_LENGTH = 8;

/** Makes the filter anew: `npx tsx app/domain/accounts/passwords/write-common-passwords.ts LIST…`; a list has a password a line. */
const entries = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/))
  .map((line) => line.toLowerCase())
  .filter((line) => [...line].length >= MIN_LENGTH);

const unique = [...new Set(entries)];
writeFileSync(path.join(import.meta.dirname, 'common-passwords.bin'), filterOf(unique));
process.stdout.write(`${unique.length} passwords\n`);
