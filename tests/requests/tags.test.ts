import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { queryCache } from '~/platform/cache/query-cache.server';
import { createTagCounter } from '~/platform/cache/tag-counter';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { watchTags } from '~/platform/cache/watch-tags.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { createLog } from '~/platform/log.server';
import { freshDatabase } from '../support/fresh-database';

const { context, db, url, query } = await freshDatabase();

/** A node; `hears` tells whether a tag has moved since it was last asked of it, or since its start. */
async function node(more: Partial<Parameters<typeof watchTags>[0]> = {}) {
  const counter = createTagCounter();
  const watch = await watchTags({ db, url, log: createLog('silent'), counter, ...more });
  onTestFinished(() => watch.stop());
  const asked = new Map<string, number>();
  const start = counter.position();
  const hears = (tag: string) => {
    const since = asked.get(tag) ?? start;
    asked.set(tag, counter.position());
    return !counter.isCurrent(since, [tag]);
  };
  return { watch, counter, hears };
}

/** Another connection with a transaction of its own. */
async function otherTransaction() {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  return {
    touch: (tag: string) => client.query('insert into tag_moves (tag) values ($1)', [tag]),
    end: (how: 'commit' | 'rollback') => client.query(how),
  };
}

const SOON = { timeout: 10_000, interval: 10 };

it('a change reaches every node, each tag for itself', async () => {
  const nodes = [await node(), await node()];
  await touchTags(db, ['list:tyre', 'article:7']);
  for (const { hears } of nodes) {
    await vi.waitFor(() => expect(hears('list:tyre')).toBe(true), SOON);
    expect([hears('article:7'), hears('article:8'), hears('network')]).toEqual([true, false, false]);
  }
});

it('a tag moves again once the follower of another tag of its change has read', async () => {
  const counter = createTagCounter();
  const positions: number[] = [];
  const network = async () => {
    positions.push(counter.position());
    // At the start it reads; the change is read at the second try.
    if (positions.length === 2) throw new Error('not yet');
    return [];
  };
  await node({ counter, followers: { network } });
  await touchTags(db, ['network', 'location']);
  await vi.waitFor(() => expect(positions).toHaveLength(3), SOON);
  const [, , atRead = 0] = positions;
  await vi.waitFor(() => expect(counter.isCurrent(atRead, ['location'])).toBe(false), SOON);
});

it('a change is heard well within a second', async () => {
  const { hears } = await node();
  const waits: number[] = [];
  // Other programs may keep the processors busy: the quickest of five says what the way takes.
  for (let round = 0; round < 5; round += 1) {
    const touched = performance.now();
    await touchTags(db, ['network']);
    await vi.waitFor(() => expect(hears('network')).toBe(true), SOON);
    waits.push(performance.now() - touched);
  }
  expect(Math.min(...waits)).toBeLessThan(500);
});

it('a change counts when its transaction commits, and not at all when it does not', async () => {
  const { watch, hears } = await node();
  await inTransaction(context, async (tx) => {
    await touchTags(tx.db, ['list:tyre']);
    await wait(200);
    throw new Error('rolled back');
  }).catch(() => undefined);
  await watch.refresh();
  expect(hears('list:tyre')).toBe(false);
});

it('no transaction is missed that commits after one that began later', async () => {
  const { watch, hears } = await node();
  const [early, late] = [await otherTransaction(), await otherTransaction()];
  await early.touch('article:1');
  await late.touch('article:2');
  await late.end('commit');
  await watch.refresh();
  expect([hears('article:1'), hears('article:2')]).toEqual([false, true]);
  await watch.refresh();
  await early.end('commit');
  await watch.refresh();
  // Each is heard once.
  expect([hears('article:1'), hears('article:2')]).toEqual([true, false]);
});

it('a node that starts meanwhile hears of it, too', async () => {
  const open = await otherTransaction();
  await open.touch('article:3');
  const { watch, hears } = await node();
  await open.end('commit');
  await watch.refresh();
  expect(hears('article:3')).toBe(true);
});

it('of very many tags of one family the whole family moves', async () => {
  const { watch, hears } = await node();
  await touchTags(
    db,
    Array.from({ length: 501 }, (_, id) => `article:${id}`),
  );
  await watch.refresh();
  expect([hears('article:999'), hears('list:tyre')]).toEqual([true, false]);
});

it('a tag whose follower fails has not moved, holds up no other, and is told once', async () => {
  const log = createLog('silent');
  const told = vi.spyOn(log, 'error');
  let isBroken = false;
  const network = vi.fn(async () => {
    if (isBroken) throw new Error('broken');
    return ['network'];
  });
  const { watch, hears } = await node({ log, followers: { network } });
  expect(network).toHaveBeenCalledTimes(1);
  isBroken = true;
  await touchTags(db, ['network', 'list:tyre']);
  await watch.refresh();
  await watch.refresh();
  expect([hears('network'), hears('list:tyre')]).toEqual([false, true]);
  expect(told).toHaveBeenCalledTimes(1);
  isBroken = false;
  await watch.refresh();
  expect(hears('network')).toBe(true);
});

it('changes are still noticed after the listening connection was lost', async () => {
  const { hears } = await node();
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'radhaus-listen'`,
  );
  await touchTags(db, ['network']);
  await vi.waitFor(() => expect(hears('network')).toBe(true), { timeout: 10_000 });
  await wait(2_100);
  await touchTags(db, ['network']);
  await vi.waitFor(() => expect(hears('network')).toBe(true), SOON);
});

it('the log is pruned, and who did not read it for long trusts nothing from before', async () => {
  const clock = { ms: 0 };
  const { watch, counter } = await node({ now: () => clock.ms });
  await touchTags(db, ['network']);
  await watch.refresh();
  const before = counter.position();
  // A transaction of another test may hold it up.
  const isPruned = async () => {
    clock.ms += 4 * 60_000;
    await watch.refresh();
    expect(await query('select 1 from tag_moves')).toEqual([]);
  };
  await vi.waitFor(isPruned, { timeout: 10_000, interval: 20 });
  expect(counter.isCurrent(before, ['network'])).toBe(true);
  clock.ms += 6 * 60_000;
  await watch.refresh();
  expect(counter.isCurrent(before, ['article:1'])).toBe(false);
});

it.each([
  ['navigation_contents', 'menu', `insert into navigation_contents values ('muster-neu', '{}')`],
  ['page_texts', 'texts', `insert into page_texts values ('muster-neu', '/', 'einleitung', 'x')`],
])('a change of %s by hand moves the tag of its location', async (table, family, insert) => {
  const { watch, hears } = await node();
  const isHeard = async () => {
    await watch.refresh();
    return [hears(`${family}:muster-neu`), hears(`${family}:standard`)];
  };
  await query(insert);
  expect(await isHeard()).toEqual([true, false]);
  await query(`update ${table} set location_url = 'muster-alt' where location_url = 'muster-neu'`);
  expect(await isHeard()).toEqual([true, false]);
  await query(`delete from ${table} where location_url = 'muster-alt'`);
  expect(await isHeard()).toEqual([false, false]);
  await query(`truncate ${table}`);
  expect(await isHeard()).toEqual([true, true]);
});

it('a cached query is sent once, also one of Drizzle, which whoever awaits it would send again', async () => {
  const cached = queryCache({ counter: createTagCounter() });
  const ask = () => cached('a', [], () => db.execute(sql`select nextval('tag_moves_id_seq')`));
  const [first, joined] = await Promise.all([ask(), ask()]);
  expect([joined, await ask()]).toEqual([first, first]);
});
