import type { Payment } from '~/domain/payments/payments.server';
import { accountKey } from '~/domain/payments/unsettled-payments.server';
import type { Context } from '~/platform/context';
import { isOutage } from '~/platform/database/outage';

const BATCH = 50;
/** A provider may take 10 s not to answer; its other subjects wait for the next run then. */
const SILENT_TIMES = 3;

interface Asked<One> {
  /** The one that waits longest, without those of the accounts with these keys. It is not named twice in one run. */
  next: (silent: readonly string[]) => Promise<One | undefined>;
  /** False: its provider did not answer. */
  ask: (one: One) => Promise<boolean>;
}

/** Each subject is settled by itself: one that fails is logged, an account that is silent is left, and the others go on. */
export async function askEach<One extends Pick<Payment, 'id' | 'provider' | 'account'>>(
  { log }: Pick<Context, 'log'>,
  { next, ask }: Asked<One>,
): Promise<void> {
  const silentTimes = new Map<string, number>();
  for (let asked = 0; asked < BATCH; asked += 1) {
    const silent = [...silentTimes].flatMap(([key, times]) => (times >= SILENT_TIMES ? [key] : []));
    const one = await next(silent);
    if (!one) return;
    try {
      const key = accountKey(one);
      silentTimes.set(key, (await ask(one)) ? 0 : (silentTimes.get(key) ?? 0) + 1);
    } catch (error) {
      if (isOutage(error)) throw error;
      log.error({ err: error, subject: one.id }, 'a payment or refund could not be settled');
    }
  }
}
