// Settles payments in a process of its own: each output line is the milliseconds, with the provider's answer.
import readline from 'node:readline';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { providersOf } from '~/commands/providers.server';
import { settlePayment } from '~/domain/orders/settle-payment.server';
import { findPayment } from '~/domain/payments/payments.server';
import { readConfig } from '~/platform/config/config.server';
import { createLog } from '~/platform/log.server';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 2 });
const config = readConfig(process.env);
const context = {
  db: drizzle({ client: pool, casing: 'snake_case' }),
  now: () => new Date(),
  log: createLog('warn'),
};
const providers = providersOf(config, () => [], context);

for await (const id of readline.createInterface({ input: process.stdin })) {
  const payment = await findPayment(context, id);
  if (payment?.state !== 'capturing') throw new Error(`payment ${id} is ${payment?.state}`);
  const started = performance.now();
  const state = await settlePayment(context, providers, payment);
  const ms = performance.now() - started;
  if (state !== 'paid') throw new Error(`payment ${id} is ${state}`);
  process.stdout.write(`${ms}\n`);
}
await pool.end();
