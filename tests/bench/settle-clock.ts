// Settles the payments whose ids it gets, with the provider's answer.
import { providersOf } from '~/commands/providers.server';
import { settlePayment } from '~/domain/orders/settle-payment.server';
import { findPayment } from '~/domain/payments/payments.server';
import { readConfig } from '~/platform/config/config.server';
import { createLog } from '~/platform/log.server';
import { context, runClock } from './clock-process';

const told = { ...context, log: createLog('warn') };
const providers = providersOf(readConfig(process.env), () => [], told);

await runClock(async (id, timed) => {
  const payment = await findPayment(told, id);
  if (payment?.state !== 'capturing') throw new Error(`payment ${id} is ${payment?.state}`);
  const state = await timed(() => settlePayment(told, providers, payment));
  if (state !== 'paid') throw new Error(`payment ${id} is ${state}`);
});
