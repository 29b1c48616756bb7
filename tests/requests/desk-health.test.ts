import { expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });
const HEALTH = '/muster/tresen/zustand';

it('who leads all locations sees whether mails go out and jobs run, nobody else does', async () => {
  const { visitor } = await openDesk(database, shop, 'leitung', null);
  const light = async () => {
    const { text } = await visitor.open(HEALTH);
    return [...text.matchAll(/data-light="(\w+)"/g)].map(([, one]) => one);
  };
  expect(await light()).toEqual(['good', 'good']);
  await database.query(
    "insert into mails (recipient, sender_name, subject, text, html, created_at) values ('weg@example.de', 'a', 'Wartet', 'b', 'c', now() - interval '2 hours')",
  );
  expect(await light()).toEqual(['bad', 'good']);
  await database.query(
    `select graphile_worker.add_job('send-mail', json_build_object('id', id), run_at => now() + interval '1 hour', max_attempts => 1) from mails where subject = 'Wartet'`,
  );
  await database.query("update graphile_worker._private_jobs set attempts = 1, last_error = 'keine Antwort'");
  expect(await light()).toEqual(['bad', 'bad']);
  expect(textOf((await visitor.open(HEALTH)).text)).toContain('Nicht zustellbar: Wartet an weg@example.de');
  await database.query('delete from mails');
  for (const [role, place] of [
    ['leitung', 'muster'],
    ['verkauf', null],
    ['werkstatt', 'muster'],
  ] as const) {
    const one = await openDesk(database, shop, role, place);
    expect((await one.visitor.open(HEALTH)).status, role).toBe(404);
    expect((await one.visitor.open('/muster/tresen')).text).not.toContain('>Zustand<');
  }
});
