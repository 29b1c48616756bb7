import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { RefundFate } from '~/commands/sandbox/paypal-refunds';
import { refundOrder } from '~/domain/orders/refund-order.server';
import { moneyEvent, openRefunds, staff, tell } from '../support/refunds';

const { context, sandbox, shop, key, askAgain, paid, stored, until, atPaypal, fate, captureOf } =
  await openRefunds();

it('never gives back more than came, whatever is asked for at the same time', {
  timeout: 60_000,
}, async () => {
  const { number, token } = await paid();
  const { total } = await stored(number);
  const share = Math.ceil(total / 3);
  const asked = await Promise.all(
    Array.from({ length: 8 }, () =>
      refundOrder(context, number, { ...staff, amountCents: share, key: key() }),
    ),
  );
  expect(asked.filter(({ ok }) => ok).length).toBeLessThanOrEqual(3);
  await vi.waitFor(async () => {
    await askAgain();
    const { refunds } = await stored(number);
    expect((refunds ?? []).every(({ state }) => state === 'done' || state === 'proposed')).toBe(true);
  }, 10_000);
  expect(await atPaypal(token)).toBe((await stored(number)).refunded);
});

/** What staff may ask for; `fate` is what PayPal does with the next refund. */
const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 20_000 }) }),
    fc.record({ what: fc.constant('again' as const) }),
    fc.record({
      what: fc.constant('fate' as const),
      fate: fc.constantFrom<RefundFate>('lose', 'refuse', 'done'),
    }),
    fc.record({ what: fc.constant('elsewhere' as const), cents: fc.integer({ min: 1, max: 3_000 }) }),
  ),
  { minLength: 3, maxLength: 8 },
);

it('keeps the rule over generated commands and fates: what went back never exceeds what came', {
  timeout: 120_000,
}, async () => {
  for (const plan of fc.sample(steps, { numRuns: 8, seed: 22 })) {
    const { number, token } = await paid();
    const { total } = await stored(number);
    let left = total;
    let last: Parameters<typeof refundOrder>[2] | undefined;
    let next: RefundFate = 'done';
    for (const step of plan) {
      if (step.what === 'fate') {
        next = step.fate;
        await fate(token, next);
      } else if (step.what === 'elsewhere') {
        const cents = Math.min(step.cents, left);
        if (cents === 0) continue;
        const { id } = await sandbox.control(token, { back: (cents / 100).toFixed(2) });
        await tell(shop.port, moneyEvent('REFUNDED', await captureOf(number), id));
        left -= cents;
        await until(number, { refunded: total - left });
      } else {
        if (step.what === 'refund') last = { ...staff, amountCents: step.cents, key: key() };
        if (!last) continue;
        const result = await refundOrder(context, number, last);
        if (step.what === 'again') {
          expect(result.ok ? result.isRepeated : result.code).toBe(result.ok ? true : 'more-than-received');
          continue;
        }
        expect(result.ok).toBe(step.cents <= left);
        if (!result.ok) continue;
        if (next !== 'refuse') left -= step.cents;
        next = 'done';
        await vi.waitFor(
          async () => {
            await askAgain();
            const open = (await stored(number)).refunds?.filter(
              ({ state }) => state !== 'done' && state !== 'refused',
            );
            expect(open).toEqual([]);
          },
          { timeout: 15_000 },
        );
      }
    }
    expect(await stored(number)).toMatchObject({ refunded: total - left });
    expect(await atPaypal(token)).toBe(total - left);
  }
});
