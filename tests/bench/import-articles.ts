import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ownEnvironment, programOf } from '../support/built-shop';
import type { BenchShop } from './bench-shop';

const run = promisify(execFile);

/** A database with the demo alone: copies of other parts have keys that no file may have. */
export async function articlesDatabase({ client, databaseUrl, folder }: BenchShop): Promise<string> {
  await client.query('drop database if exists goods with (force)');
  await client.query('create database goods');
  const url = databaseUrl.replace(/\/[^/?]+(?=\?|$)/, '/goods');
  await run(process.execPath, [programOf(folder), 'seed', 'demo'], {
    env: ownEnvironment({ DATABASE_URL: url, LOG_LEVEL: 'silent' }),
  });
  return url;
}

/** Thirteen digits with the GS1 check digit; the demo uses other ranges. */
function gtinOf(range: '28' | '29', number: number): string {
  const digits = `${range}${String(number).padStart(10, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const DEMO = path.join(import.meta.dirname, '../../app/commands/demo');

const demo = (file: string) => readFileSync(path.join(DEMO, file), 'utf8').trim().split('\n');

/** Rows name their pictures. */
export function copyPictures(folder: string): void {
  cpSync(path.join(DEMO, 'pictures'), path.join(folder, 'pictures'), { recursive: true });
}

function writeRows(folder: string, file: string, size: number, rowOf: (n: number) => string): string {
  const rows = demo(file);
  const others = Array.from({ length: Math.max(0, size + 1 - rows.length) }, (_, n) => rowOf(n));
  writeFileSync(path.join(folder, file), `${[...rows, ...others].join('\n')}\n`);
  return path.join(folder, file);
}

export const articleFiles: Record<string, (folder: string, size: number) => string[]> = {
  tyres: (folder, size) => {
    const [, ...rows] = demo('tyres.csv').map((row) => row.split(';'));
    return [
      writeRows(folder, 'tyres.csv', size, (n) => {
        const [id, , ...fields] = rows[n % rows.length] ?? [];
        return [`${id}-${n}`, gtinOf('28', n), ...fields].join(';');
      }),
    ];
  },
  'variants of products': (folder, size) => {
    const made = Math.ceil((size - demo('variants.csv').length) / 2);
    const products = demo('products.csv').length + made;
    return [
      writeRows(folder, 'products.csv', products - 1, (n) =>
        [
          `messung-${n}`,
          'dachboxen;Thule',
          `Box ${n}`,
          `Platz für Ski und Gepäck, Nummer ${n}.`,
          'Höchstens 130 km/h.;Lieferumfang=Box',
          `volumen=${200 + (n % 300)}|montage=Klammern`,
          '',
        ].join(';'),
      ),
      writeRows(folder, 'variants.csv', 2 * made + demo('variants.csv').length - 1, (n) => {
        const colour = n % 2 === 0 ? 'Schwarz' : 'Silber';
        const id = `messung-${Math.floor(n / 2)}`;
        return `${id};${id}-${colour.toLowerCase()};${gtinOf('29', n)};;${colour};;;farbe=${colour};;;${200 + (n % 90)}.90;;`;
      }),
    ];
  },
};
