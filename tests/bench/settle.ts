import { lastButton } from '../support/buyer';
import { approved, openSandbox } from '../support/paying';
import { Visitor } from '../support/visitor';
import { type BenchShop, openBenchShop } from './bench-shop';
import { startClock } from './clock';
import { inTurns, median, p95 } from './load';
import type { Row } from './report';

const WARM_UP = 10;
const RUNS = 40;
/** Maximum of the 95th percentile, ms. */
const LIMIT = 30;

/** Orders whose capture was not answered, so that their payments wait to be settled. */
async function unsettled(
  { port, tyreIds, client }: BenchShop,
  sandbox: Awaited<ReturnType<typeof openSandbox>>,
) {
  for (let count = 0; count < WARM_UP + RUNS; count += 1) {
    const visitor = new Visitor({ port });
    const email = `zahlt-${count}@example.de`;
    const { last } = await approved(visitor, sandbox, 'lose', { tyre: tyreIds[count] ?? '', email });
    await visitor.press(last, lastButton.kauf, { agb: 'on' });
    // The job that settles what waits for long must leave them.
    await client.query(`update payments set asked_at = now() + interval '1 day' where state = 'capturing'`);
  }
  const { rows } = await client.query<{ id: string }>("select id from payments where state = 'capturing'");
  if (rows.length < WARM_UP + RUNS) throw new Error(`only ${rows.length} payments wait`);
  return rows.map(({ id }) => id);
}

/** A payment from the answer of the provider to the ledger. */
export async function measureSettling(shops: BenchShop[]): Promise<Row[]> {
  const sandbox = await openSandbox();
  const own: BenchShop[] = [];
  try {
    for (const { folder } of shops) own.push(await openBenchShop(folder, sandbox.environment));
    const waiting = [];
    for (const shop of own) {
      await shop.catalogue.stockUp(shop.tyreIds);
      waiting.push({
        ids: await unsettled(shop, sandbox),
        clock: startClock(shop, 'settle-clock.ts', sandbox.environment),
      });
    }
    const figures = await inTurns(waiting, WARM_UP + RUNS, ({ ids, clock }, round) =>
      clock.measure(ids[round] ?? ''),
    );
    for (const { clock } of waiting) clock.stop();
    const times = figures.map((all) => all.slice(WARM_UP));
    return [
      { label: 'a payment is settled, median', unit: 'ms', values: times.map(median) },
      { label: 'a payment is settled, p95', unit: 'ms', values: times.map(p95), limit: LIMIT },
    ];
  } finally {
    for (const shop of own) await shop.stop();
    sandbox.close();
  }
}
