import pg from 'pg';
import { buildIfNeeded } from '../support/built-shop';
import { startDatabaseServer } from '../support/database-server';
import { launchShop } from '../support/shop-process';

/** The demo, which no shop uses: journeys that spoil what they try copy it. */
export const SPARE_DATABASE = 'spare_demo';

/** Builds the shop and starts it with the demo network on a database of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  buildIfNeeded();
  const server = await startDatabaseServer();
  await server.copyDemo(SPARE_DATABASE);
  const shop = await launchShop({ DATABASE_URL: server.demoUrl }).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  await raiseStock(server.demoUrl);
  // Workers are other processes and read the environment.
  process.env.JOURNEY_PORT = String(shop.port);
  process.env.JOURNEY_DATABASE_URL = server.demoUrl;
  return async () => {
    const errors = shop.newErrors();
    await shop.stop();
    await server.stop();
    if (errors.length > 0) throw new Error(`Errors in the log of the shop:\n${errors.join('\n')}`);
  };
}

/** Journeys buy at the same time, most of them the first tyre of a list. */
async function raiseStock(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `update stock_levels set on_hand = on_hand + 400 from articles
     where articles.id = article_id and kind = 'tyre' and on_hand > 4`,
  );
  await client.end();
}
