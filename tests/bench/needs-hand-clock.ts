// Asks what needs a hand in a process of its own: each output line is the milliseconds, with the round trip.
import readline from 'node:readline';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { needsHand } from '~/domain/orders/needs-hand.server';

const PAGE = 100;

const pool = new pg.Pool({ connectionString: process.argv[2], max: 1 });
const db = drizzle({ client: pool, casing: 'snake_case' });

for await (const _ of readline.createInterface({ input: process.stdin })) {
  const started = performance.now();
  const found = await needsHand({ db, now: () => new Date() }, { limit: PAGE });
  const ms = performance.now() - started;
  if (found.length < PAGE) throw new Error(`only ${found.length} need a hand`);
  process.stdout.write(`${ms}\n`);
}
await pool.end();
