import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEvents } from '~/platform/events/read-events.server';
import { freshDatabase } from '../support/fresh-database';

const database = await freshDatabase();
const { context } = database;

const read = (...parts: readonly (string | number)[]) =>
  readEvents(context, Buffer.from(parts.join('|')).toString('base64url'), {
    types: ['stock.changed'],
    limit: 10,
  });

const takenByDatabase = async (snapshot: string) =>
  (await database.query<{ is: boolean }>("select pg_input_is_valid($1, 'pg_snapshot') as is", [snapshot]))[0]
    ?.is;

const number = fc.oneof(fc.nat(12), fc.constantFrom(99_999, '01', '9'.repeat(19)));
const snapshot = fc
  .tuple(
    number,
    number,
    fc.oneof(fc.array(number, { maxLength: 4 }), fc.constantFrom([4, 5], [5, 5], [5, 4])),
  )
  .map(([first, next, open]) => `${first}:${next}:${open.join(',')}`);

it('an invented cursor is refused if the database knows no such snapshot, and never fails', async () => {
  const seen = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(snapshot, fc.boolean(), async (text, isSecond) => {
      const isKnown = (await takenByDatabase(text)) ?? false;
      seen.add(isKnown);
      const now = context.now().getTime();
      const result = await (isSecond ? read('1:1:', text, 0, now) : read(text, '', 0, now));
      if (isKnown) expect(result).not.toMatchObject({ code: 'bad-cursor' });
      else expect(result).toEqual({ ok: false, code: 'bad-cursor' });
    }),
    { numRuns: 400, seed: 31 },
  );
  expect(seen.size).toBe(2);
});

it.each(['', '1', '1:2', '1:2:', '1:2:|', '1:2:||', '1:2:||0', '-1:2:||0|0', '1:2:||0|0|0', '1:2:||x|0'])(
  'a cursor of %j is refused',
  async (text) => {
    expect(await read(text)).toMatchObject({ ok: false });
  },
);
