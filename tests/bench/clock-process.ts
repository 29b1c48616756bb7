import readline from 'node:readline';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { locations } from '~/domain/tenancy/tables';
import type { Audience } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { createLog } from '~/platform/log.server';

const pool = new pg.Pool({ connectionString: process.argv[2] });
const db = drizzle({ client: pool, casing: 'snake_case' });

export const context: Context = { db, now: () => new Date(), log: createLog('silent') };

/** Guests of the location in Kiel, as far as lists and slots ask. */
export async function someAudience(): Promise<Audience> {
  const [location] = await db.select().from(locations).where(eq(locations.url, 'muster'));
  return { location, isNoaEmployee: false, vehicleCode: undefined } as unknown as Audience;
}

type Timed = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** For a program that `startClock` starts: answers each line with the milliseconds of what `timed` was given, with the round trips. */
export async function runClock(answer: (line: string, timed: Timed) => Promise<unknown>): Promise<void> {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    let ms = 0;
    await answer(line, async (work) => {
      const started = performance.now();
      const result = await work();
      ms = performance.now() - started;
      return result;
    });
    process.stdout.write(`${ms}\n`);
  }
  await pool.end();
}
