import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../support/database-server';
import { openBenchShop } from './bench-shop';
import { median } from './load';
import { readyBuyer } from './orders';
import { say } from './report';

const WARM_UP = 10;
const ORDERS = 30;

/** Milliseconds by statement of the click that places an order, as the shop's process measures them. */
export async function profileOrder(folder: string): Promise<void> {
  const logs = await temporaryFolder('radhaus-statements-');
  const log = path.join(logs, 'log');
  const clock = pathToFileURL(path.join(folder, 'tests/bench/statement-clock.mjs'));
  const shop = await openBenchShop(folder, { NODE_OPTIONS: `--import=${clock}`, STATEMENT_CLOCK: log });
  await shop.catalogue.stockUp(shop.tyreIds);
  const clicks: number[] = [];
  const spent = new Map<string, { times: number; ms: number }>();
  for (let round = 0; round < WARM_UP + ORDERS; round += 1) {
    const buyer = await readyBuyer(shop, round);
    await fs.truncate(log);
    const ms = await buyer.press();
    if (round < WARM_UP) continue;
    clicks.push(ms);
    // The last line may be half written.
    for (const line of (await fs.readFile(log, 'utf8')).split('\n').slice(0, -1)) {
      const statement = JSON.parse(line) as { text: string; ms: number };
      const key = statement.text.replace(/\s+/g, ' ').replace(/\$\d+(, \$\d+)+/g, '…');
      const known = spent.get(key) ?? { times: 0, ms: 0 };
      spent.set(key, { times: known.times + 1, ms: known.ms + statement.ms });
    }
  }
  await shop.stop();
  await fs.rm(logs, { recursive: true, force: true });
  const total = [...spent.values()].reduce((sum, one) => sum + one.ms, 0) / ORDERS;
  say(
    `The click that makes an order: median ${median(clicks).toFixed(1)} ms, ${total.toFixed(1)} ms of it in statements`,
  );
  say('   ms  times  statement, for one order');
  for (const [text, { times, ms }] of [...spent].sort(([, a], [, b]) => b.ms - a.ms)) {
    say(
      `${(ms / ORDERS).toFixed(2).padStart(6)}${(times / ORDERS).toFixed(1).padStart(6)}  ${text.slice(0, 110)}`,
    );
  }
}
