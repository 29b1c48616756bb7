import { expect, it } from 'vitest';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { freshDatabase } from '../support/fresh-database';

const { context, query } = await freshDatabase();
const queued = () =>
  query(
    "select key, run_at, locked_at is not null as running from graphile_worker.jobs where task_identifier = 'notes'",
  );

it('a job is queued when its transaction commits, and only then', async () => {
  const failing = inTransaction(context, async (tx) => {
    await enqueueJob(tx.db, 'notes', { note: 1 });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await queued()).toEqual([]);
});

it('waiting jobs of one key become one, which runs at the moment that was said last', async () => {
  const later = new Date(Date.now() + 3_600_000);
  const latest = new Date(Date.now() + 7_200_000);
  for (const runAt of [later, latest]) await enqueueJob(context.db, 'notes', {}, { key: 'again', runAt });
  expect(await queued()).toEqual([{ key: 'again', run_at: latest, running: false }]);
  await query("delete from graphile_worker._private_jobs where key = 'again'");
});

it('a second job of an only key is not made, even while the first one runs', async () => {
  const once = () => enqueueJob(context.db, 'notes', { note: 1 }, { onlyKey: 'note 1' });
  await once();
  await query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker' where key = 'note 1'",
  );
  await once();
  expect(await queued()).toMatchObject([{ key: 'note 1', running: true }]);
});
