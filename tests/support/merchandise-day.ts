import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { apiKey } from './api-keys';
import { projectFolder } from './built-shop';
import { someTyres } from './catalogue';
import { temporaryFolder } from './database-server';
import { placeOrder } from './desk';
import type { TestDatabase } from './fresh-database';

const PATIENCE_MS = 120_000;

interface Ledger {
  hasSentGoods: boolean;
  invoices: Record<string, string>;
  handedOver: string[];
}

interface Day {
  articles: number;
  orders: number;
  /** After how many invoices it is killed; each time it goes on. */
  deaths: readonly number[];
}

/** Ends by a signal alone: an error of its own fails the test. */
function start(environment: Record<string, string>): { kill(): Promise<void>; fault(): string } {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(projectFolder, 'tests/merchandise/system.ts')],
    {
      cwd: projectFolder,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let told = '';
  child.stderr?.on('data', (piece: Buffer) => {
    told += piece.toString();
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    fault: () => told,
  };
}

/** Plays a day and checks that every order was worked off once. */
export async function playDay(
  database: TestDatabase,
  shop: { port: number },
  { articles, orders, deaths }: Day,
): Promise<void> {
  const tyres = (await someTyres(database, articles)).map(({ id }) => id);
  const file = path.join(await temporaryFolder('radhaus-day-'), 'state.json');
  const environment = {
    SHOP: `http://localhost:${shop.port}`,
    API_KEY: await apiKey(database, { name: 'Tagwerk' }),
    STATE_FILE: file,
    ARTICLES: JSON.stringify(tyres.map((id) => `tyre:${id}`)),
  };
  const ledger = (): Partial<Ledger> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  const invoiced = () => Object.keys(ledger().invoices ?? {}).length;
  let system = start(environment);
  const until = async (isDone: () => boolean) => {
    for (const ends = Date.now() + PATIENCE_MS; !isDone(); await wait(5)) {
      expect(system.fault()).toBe('');
      expect(Date.now()).toBeLessThan(ends);
    }
  };
  await until(() => ledger().hasSentGoods === true);
  const placed: string[] = [];
  const placing = (async () => {
    for (let index = 0; index < orders; index += 1) {
      const isShipped = index % 2 === 1;
      const { number } = await placeOrder(database, shop, tyres[index] ?? '', {
        way: isShipped ? 'kauf' : 'reservierung',
        delivery: isShipped ? 'versand' : undefined,
        pieces: 2,
      });
      placed.push(number);
    }
  })();
  for (const count of deaths) {
    await until(() => invoiced() >= count);
    await system.kill();
    system = start(environment);
  }
  await placing;
  await until(() => invoiced() === orders);
  const open = async () =>
    (await database.query<{ number: string }>('select number from orders where invoice_number is null'))
      .length;
  await expect.poll(open, { timeout: 60_000 }).toBe(0);
  await system.kill();
  const renewed = await database.value<number>(
    'select count(*)::int from tyres join articles on articles.id = article_id where code = any($1) and dot_year = 2026',
    [tyres],
  );
  expect(renewed).toBe(articles);
  await checkDay(database, placed, ledger() as Ledger);
}

async function checkDay(
  database: TestDatabase,
  placed: readonly string[],
  { invoices }: Ledger,
): Promise<void> {
  const rows = await database.query<Record<string, unknown>>(`
    select number, invoice_number as invoice, fulfilment,
      (select count(*)::int from fulfilment_events where order_id = orders.id and kind = 'accepted') as accepted,
      (select count(*)::int from fulfilment_events where order_id = orders.id and kind in ('handed-over', 'shipped')) as handed,
      (select count(*)::int from order_notes where order_id = orders.id) as notes,
      (select sum(delta)::int from stock_movements where reference = orders.number) as moved
    from orders`);
  const expected = placed.map((number, index) => ({
    number,
    invoice: invoices[number],
    fulfilment: index % 2 === 1 ? 'shipped' : 'handed-over',
    accepted: 1,
    handed: 1,
    notes: 1,
    moved: -2,
  }));
  const byNumber = (a: { number?: unknown }, b: { number?: unknown }) =>
    String(a.number).localeCompare(String(b.number));
  expect(rows.sort(byNumber)).toEqual(expected.sort(byNumber));
  expect(new Set(Object.values(invoices)).size).toBe(placed.length);
}
