import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { ownEnvironment, programOf } from '../support/built-shop';
import { temporaryFolder } from '../support/database-server';
import type { BenchShop } from './bench-shop';
import { articleFiles, articlesDatabase, copyPictures } from './import-articles';
import type { Row } from './report';

const run = promisify(execFile);

const SIZES = [10_000, 100_000];
/** Maximum for the larger file. */
export const LIMITS = { seconds: 60, megabytes: 300 };

/** Prints the peak memory in KB as the last line of stderr. */
const TELL_MEMORY =
  'data:text/javascript,process.on("exit",()=>console.error(process.resourceUsage().maxRSS))';

interface Place {
  codes: string[];
  urls: string[];
}

async function placeOf(client: pg.Client): Promise<Place> {
  const codes = await client.query<{ code: string }>(
    "select code from articles where kind = 'tyre' and retired_at is null order by code limit $1",
    [Math.max(...SIZES)],
  );
  const urls = await client.query<{ url: string }>('select url from locations order by url');
  return { codes: codes.rows.map(({ code }) => code), urls: urls.rows.map(({ url }) => url) };
}

/** Differs from file to file; three of four fields are empty, as in the demo. */
const piecesAt = (row: number, column: number) => ((row * 7 + column * 5) % 4 === 0 ? (row % 40) + 1 : 0);

const files: Record<string, { args: string[]; text(place: Place): string }> = {
  'stock of one location': {
    args: ['stock', '--location', 'kassel'],
    text: ({ codes }) => ['id;stueck', ...codes.map((code, row) => `${code};${(row % 90) + 41}`)].join('\n'),
  },
  'stock of all locations': {
    args: ['stock'],
    text: ({ codes, urls }) =>
      [
        ['id', 'zentrallager', ...urls].join(';'),
        ...codes.map((code, row) =>
          [code, piecesAt(row, 0), ...urls.map((_, column) => piecesAt(row, column + 1))].join(';'),
        ),
      ].join('\n'),
  },
  prices: {
    args: ['prices'],
    text: ({ codes }) => {
      const until = new Date(Date.now() + 1e9).toISOString();
      // One in twenty is an offer.
      const rowOf = (code: string, row: number) =>
        `tyre:${code};muster;;${50 + (row % 90)}.77;${row % 20 === 0 ? `40.11;${until}` : ';'}`;
      return ['artikel;standort;gueltigVon;preis;angebot;angebotBis', ...codes.map(rowOf)].join('\n');
    },
  },
};

export async function measureImport(
  folder: string,
  environment: Record<string, string>,
  args: readonly string[],
) {
  const started = performance.now();
  const { stderr } = await run(
    process.execPath,
    ['--import', TELL_MEMORY, programOf(folder), 'import', ...args],
    { env: ownEnvironment({ LOG_LEVEL: 'silent', ...environment }) },
  );
  const kilobytes = Number(stderr.trim().split('\n').at(-1));
  return { seconds: (performance.now() - started) / 1_000, megabytes: kilobytes / 1_024 };
}

type Figures = Awaited<ReturnType<typeof measureImport>>;

function rowsOf(label: string, size: number, figures: readonly Figures[]): Row[] {
  const isHeld = size === Math.max(...SIZES);
  const units = [
    ['s', 'seconds'],
    ['MB', 'megabytes'],
  ] as const;
  return units.map(([unit, key]) => ({
    label: `${label}, ${size} rows`,
    unit,
    values: figures.map((figure) => figure[key]),
    ...(isHeld && { limit: LIMITS[key] }),
  }));
}

async function measureArticles(shops: BenchShop[], folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  const databases = await Promise.all(shops.map(articlesDatabase));
  for (const [label, write] of Object.entries(articleFiles)) {
    for (const size of SIZES) {
      const paths = write(folder, size);
      const figures: Figures[] = [];
      for (const [index, shop] of shops.entries())
        figures.push(await measureImport(shop.folder, { DATABASE_URL: databases[index] ?? '' }, paths));
      rows.push(...rowsOf(label, size, figures));
    }
  }
  return rows;
}

/** Seconds and memory of imports in which every row changes something. */
export async function measureImports(shops: BenchShop[]): Promise<Row[]> {
  const folder = await temporaryFolder('radhaus-imports-');
  copyPictures(folder);
  const rows = await measureArticles(shops, folder);
  for (const [label, { args, text }] of Object.entries(files)) {
    for (const size of SIZES) {
      const figures: Figures[] = [];
      for (const shop of shops) {
        const place = await placeOf(shop.client);
        const file = path.join(folder, `${args[0]}.csv`);
        writeFileSync(file, `${text({ ...place, codes: place.codes.slice(-size) })}\n`);
        figures.push(await measureImport(shop.folder, { DATABASE_URL: shop.databaseUrl }, [...args, file]));
      }
      rows.push(...rowsOf(label, size, figures));
    }
  }
  rmSync(folder, { recursive: true });
  return rows;
}
