import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildIfNeeded, programOf } from '../support/built-shop';
import { addTyre } from '../support/buyer';
import { startDatabaseServer } from '../support/database-server';
import { launchShop } from '../support/shop-process';
import { Visitor } from '../support/visitor';
import { type Catalogue, catalogueOf } from './catalogue';
import { say } from './report';

export interface BenchShop {
  folder: string;
  port: number;
  pid: number;
  databaseUrl: string;
  client: pg.Client;
  catalogue: Catalogue;
  /** Tyres for sale. */
  tyreIds: string[];
  /** The cookie of a visitor with four tyres in the cart. */
  cookie: string;
  log(): string;
  stop(): Promise<void>;
}

/** @param environment settings beside those of a benchmark */
export async function openBenchShop(
  folder: string,
  environment: Record<string, string> = {},
): Promise<BenchShop> {
  buildIfNeeded(folder);
  const program = programOf(folder);
  const server = await startDatabaseServer(program);
  const shop = await launchShop(
    { DATABASE_URL: server.demoUrl, LOG_LEVEL: 'warn', ...environment },
    { program, flags: [] },
  );
  const client = new pg.Client({ connectionString: server.demoUrl });
  await client.connect();
  const catalogue = await catalogueOf(client);
  const tyreIds = await catalogue.someTyres(500);
  const buyer = new Visitor(shop);
  await addTyre(buyer, '/muster', tyreIds[0] ?? '', 4);
  return {
    folder,
    port: shop.port,
    pid: shop.pid,
    databaseUrl: server.demoUrl,
    client,
    catalogue,
    tyreIds,
    cookie: [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    log: shop.log,
    stop: async () => {
      await client.end();
      await shop.stop();
      await server.stop();
    },
  };
}

const MANY = 100_000;

export async function fillAll(shops: readonly BenchShop[]): Promise<void> {
  for (const { catalogue } of shops) say(`${await catalogue.fill(MANY)} tyres`);
  // Every node has heard of the change.
  await wait(2_000);
}
