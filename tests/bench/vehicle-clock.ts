// Looks vehicles up in a process of its own: each input line is a JSON list of method and argument, each output line
// the milliseconds, with the round trip to the database.
import readline from 'node:readline';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { findByKey } from '~/domain/vehicles/finder/find-by-key.server';
import { searchVehicles } from '~/domain/vehicles/finder/search-vehicles.server';
import { selectByHand } from '~/domain/vehicles/finder/select-by-hand.server';
import { type SelectionStep, selectionSteps } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import { createLog } from '~/platform/log.server';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 1 });
const db = drizzle({ client: pool, casing: 'snake_case' });
const context: Context = { db, now: () => new Date(), log: createLog('silent') };

function chosenOf(values: readonly string[]): Partial<Record<SelectionStep, string>> {
  return Object.fromEntries(values.map((value, index) => [selectionSteps[index], value]));
}

const ways: Record<string, (asked: string[]) => Promise<object | undefined>> = {
  key: ([hsn = '', tsn = '']) => findByKey(context, { hsn, tsn }),
  hand: (chosen) => selectByHand(context, chosenOf(chosen)),
  words: ([text = '']) => searchVehicles(context, text),
  vehicle: ([code = '']) => findVehicle(context, code),
};

for await (const line of readline.createInterface({ input: process.stdin })) {
  const [way = '', ...asked] = JSON.parse(line) as string[];
  const look = ways[way];
  if (!look) throw new Error(`no way ${way}`);
  const started = performance.now();
  const found = await look(asked);
  const ms = performance.now() - started;
  if (!found || ('ok' in found && !found.ok)) throw new Error(`nothing found: ${line}`);
  process.stdout.write(`${ms}\n`);
}
await pool.end();
