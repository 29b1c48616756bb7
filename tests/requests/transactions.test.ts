import { eq, gt, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { Context } from '~/platform/context';
import {
  columnsWithout,
  isAmong,
  statement,
  statementOfRows,
  statementOverIds,
} from '~/platform/database/statement.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { freshDatabase } from '../support/fresh-database';

const { context, query } = await freshDatabase('empty');
await query('create table notes (id int primary key, text text)');

const write = ({ db }: Context, id: number) => db.execute(sql`insert into notes values (${id}, 'x')`);
const written = async () =>
  (await query<{ id: number }>('select id from notes order by id')).map(({ id }) => id);

it('is undone as a whole, also the first statement, which was sent with its beginning', async () => {
  const failing = inTransaction(context, async (tx) => {
    await Promise.all([write(tx, 1), write(tx, 2)]);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  const broken = inTransaction(context, (tx) =>
    Promise.all([write(tx, 3), tx.db.execute(sql`select 1 / 0`), write(tx, 4)]),
  );
  await expect(broken).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await written()).toEqual([]);
});

it('undoes an inner one alone', async () => {
  await inTransaction(context, async (tx) => {
    await write(tx, 10);
    const inner = inTransaction(tx, async (within) => {
      await write(within, 11);
      throw new Error('not this one');
    });
    await expect(inner).rejects.toThrow('not this one');
    await write(tx, 12);
  });
  expect(await written()).toEqual([10, 12]);
});

it('gives its connection back, however it ends', async () => {
  const ends = Array.from({ length: 12 }, (_, index) =>
    inTransaction(context, async (tx) => {
      await write(tx, 20 + index);
      if (index % 2) throw new Error('odd');
    }).catch(() => undefined),
  );
  await Promise.all(ends);
  expect((await written()).filter((id) => id >= 20)).toEqual([20, 22, 24, 26, 28, 30]);
});

it('prepares what comes again, but not what is given a list', async () => {
  const prepared = await inTransaction(context, async (tx) => {
    for (const ids of [[1], [2, 3]]) {
      await tx.db.execute(sql`select 'once' where ${ids.length}::int > 0`);
      await tx.db.execute(sql`select 'listed' where 1 = any(${sql.param(ids)}::int[])`);
    }
    const { rows } = await tx.db.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement like ${"select '%"}`,
    );
    return rows.map(({ statement }) => statement);
  });
  expect(prepared).toEqual(["select 'once' where $1::int > 0"]);
});

describe('a statement that is written once', () => {
  const notes = pgTable('notes', { id: integer().primaryKey(), text: text() });
  let times = 0;
  const find = statement('find_note', ['id'], (db, { id }) => {
    times += 1;
    return db.select().from(notes).where(eq(notes.id, id));
  });
  const findSome = statementOverIds('find_notes', ['text'], (db, ids, { text: searched }) => {
    times += 1;
    return db
      .select({ id: notes.id })
      .from(notes)
      .where(sql`${isAmong(notes.id, ids)} and ${eq(notes.text, searched)}`);
  });

  it('runs where it is sent: in its transaction, and beside it', async () => {
    await inTransaction(context, async (tx) => {
      await write(tx, 100);
      expect(await find(tx.db, { id: 100 })).toEqual([{ id: 100, text: 'x' }]);
      expect(await find(context.db, { id: 100 })).toEqual([]);
      expect(await find(tx.db, { id: 10 })).toEqual([{ id: 10, text: 'x' }]);
    });
    expect(await find(context.db, { id: 100 })).toHaveLength(1);
    // Once for the pool, and once for the transactions of the connection.
    expect(times).toBe(2);
  });

  it('inserts rows, and is written once for each number of them', async () => {
    times = 0;
    const add = statementOfRows('add_notes', ['text'], columnsWithout(notes, 'text'), (db, values, rows) => {
      times += 1;
      return db.insert(notes).values(rows.map((row) => ({ ...row, ...values })));
    });
    await add(context.db, { text: null }, [{ id: 301 }, { id: 302 }]);
    await add(context.db, { text: 'x' }, [{ id: 303 }]);
    await add(context.db, { text: 'y' }, [{ id: 304 }, { id: 305 }]);
    const added = await context.db.select().from(notes).where(gt(notes.id, 300)).orderBy(notes.id);
    expect(added.map(({ id, text: of }) => `${id} ${of}`)).toEqual([
      '301 null',
      '302 null',
      '303 x',
      '304 y',
      '305 y',
    ]);
    expect(times).toBe(2);
  });

  it('takes ids as a query, which is written once, or as a list', async () => {
    times = 0;
    const below = (most: number) => ({
      name: 'below',
      query: sql`select ${notes.id} from ${notes} where ${notes.id} < ${sql.placeholder('most')}`,
      values: { most },
    });
    expect(await findSome(context.db, below(11), { text: 'x' })).toEqual([{ id: 10 }]);
    expect(await findSome(context.db, below(13), { text: 'x' })).toEqual([{ id: 10 }, { id: 12 }]);
    expect(await findSome(context.db, below(13), { text: 'y' })).toEqual([]);
    expect(times).toBe(1);
    expect(await findSome(context.db, [12], { text: 'x' })).toEqual([{ id: 12 }]);
    expect(await findSome(context.db, [], { text: 'x' })).toEqual([]);
  });
});
