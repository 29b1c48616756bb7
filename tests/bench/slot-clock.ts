// Finds free slots in a process of its own: each output line is the milliseconds, with the round trips.
import readline from 'node:readline';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { findSlots } from '~/domain/workshop/appointments/find-slots.server';
import { createLog } from '~/platform/log.server';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 2 });
const db = drizzle({ client: pool, casing: 'snake_case' });
const { rows } = await pool.query("select * from locations where url = 'muster'");
const [location] = rows;

for await (const _ of readline.createInterface({ input: process.stdin })) {
  const started = performance.now();
  const days = await findSlots(
    location,
    { db, now: () => new Date(), log: createLog('silent') },
    { minutes: 30, needs: { abilities: [] } },
  );
  const ms = performance.now() - started;
  if (days.length === 0) throw new Error('no slots');
  process.stdout.write(`${ms}\n`);
}
await pool.end();
