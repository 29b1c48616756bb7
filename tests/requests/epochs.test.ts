import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { advanceEpoch, watchEpochs } from '~/platform/database/epochs.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { createLog } from '~/platform/log.server';
import { freshDatabase } from '../support/fresh-database';

const { context, db, url, query } = await freshDatabase();

async function node() {
  const changed: string[] = [];
  const watch = await watchEpochs(db, url, createLog('silent'), async (scope) => {
    changed.push(scope);
  });
  onTestFinished(() => watch.stop());
  changed.length = 0;
  return { watch, changed };
}

it('a change reaches every node well within a second, each scope for itself', async () => {
  const nodes = [await node(), await node()];
  await advanceEpoch(db, 'catalog');
  for (const { changed } of nodes) {
    await vi.waitFor(() => expect(changed).toEqual(['catalog']), { timeout: 500, interval: 10 });
  }
});

it('a change counts when its transaction commits, and not at all when it does not', async () => {
  const { watch, changed } = await node();
  const before = watch.current('network');
  await inTransaction(context, async (tx) => {
    await advanceEpoch(tx.db, 'network');
    await wait(200);
    throw new Error('rolled back');
  }).catch(() => undefined);
  await watch.refresh();
  expect([watch.current('network') - before, changed]).toEqual([0, []]);
});

it('one scope that cannot be read does not hold up the others, and is told once', async () => {
  const changed: string[] = [];
  const log = createLog('silent');
  const told = vi.spyOn(log, 'error');
  const watch = await watchEpochs(db, url, log, async (scope) => {
    if (scope === 'network' && changed.includes('start')) throw new Error('broken');
    changed.push(scope);
  });
  onTestFinished(() => watch.stop());
  changed.push('start');
  await advanceEpoch(db, 'network');
  await advanceEpoch(db, 'catalog');
  await watch.refresh();
  await watch.refresh();
  expect(changed.slice(changed.indexOf('start') + 1)).toEqual(['catalog']);
  expect(told).toHaveBeenCalledTimes(1);
});

it('changes are still noticed after the listening connection was lost', async () => {
  const { changed } = await node();
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'radhaus-listen'`,
  );
  await advanceEpoch(db, 'network');
  await vi.waitFor(() => expect(changed).toContain('network'), { timeout: 1_500 });
  await wait(2_100);
  changed.length = 0;
  await advanceEpoch(db, 'network');
  await vi.waitFor(() => expect(changed).toContain('network'), { timeout: 500, interval: 10 });
});
