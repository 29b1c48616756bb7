import { expect, it } from 'vitest';
import { radhaus } from '../support/command';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';

const { database, shop } = await freshShop();
const HEALTH = '/muster/tresen/zustand';

it('who leads all locations sees whether mails go out and jobs run, nobody else does', async () => {
  const visitor = await openDesk(database, shop, 'leitung', null);
  const light = async () => {
    const { text } = await visitor.open(HEALTH);
    return [...text.matchAll(/data-light="(\w+)"/g)].map(([, one]) => one);
  };
  expect(await light()).toEqual(['good', 'good', 'note']);
  await database.query(
    "insert into mails (recipient, sender_name, subject, text, html, created_at) values ('weg@example.de', 'a', 'Wartet', 'b', 'c', now() - interval '2 hours')",
  );
  expect(await light()).toEqual(['bad', 'good', 'note']);
  await database.query(
    `select graphile_worker.add_job('send-mail', json_build_object('id', id), run_at => now() + interval '1 hour', max_attempts => 1) from mails where subject = 'Wartet'`,
  );
  await database.query("update graphile_worker._private_jobs set attempts = 1, last_error = 'keine Antwort'");
  expect(await light()).toEqual(['bad', 'bad', 'note']);
  expect(textOf((await visitor.open(HEALTH)).text)).toContain('Nicht zustellbar: Wartet an weg@example.de');
  await database.query('delete from mails');
  for (const [role, place] of [
    ['leitung', 'muster'],
    ['verkauf', null],
    ['werkstatt', 'muster'],
  ] as const) {
    const one = await openDesk(database, shop, role, place);
    expect((await one.open(HEALTH)).status, role).toBe(404);
    expect((await one.post(HEALTH, {})).status, role).toBe(404);
    expect((await one.open('/muster/tresen')).text).not.toContain('>Zustand<');
  }
});

it('the last backup is shown, and whether it is old', async () => {
  const visitor = await openDesk(database, shop, 'leitung', null);
  const backup = async () => textOf((await visitor.open(HEALTH)).text);
  expect(await backup()).toContain('Bitte ansehen: Von der Datenbank gibt es keine Sicherung.');
  await radhaus(database, 'backup', '--made-elsewhere');
  expect(await backup()).toContain('In Ordnung: Die letzte Sicherung ist vom');
  await database.query("update backups set made_at = '2026-01-02T03:04:00Z', bytes = 5000000");
  expect(await backup()).toContain(
    'Bitte ansehen: Die letzte Sicherung ist vom 2. Januar 2026 um 04:04 Uhr, 5 MB.',
  );
});

it('all that doctor finds is told in German, by subject, when asked for', async () => {
  const visitor = await openDesk(database, shop, 'leitung', null);
  expect(textOf((await visitor.open(HEALTH)).text)).toContain(
    'Noch nicht geprüft. Der Shop prüft jede Nacht von selbst.',
  );
  const link = 'https://boese.example/<script>';
  shop.expectError('Stored value ignored');
  const kassel = await database.value<object>("select payments from locations where url = 'kassel'");
  await database.query(
    `update locations set payments = payments || '{"paymentProvider": "klarna"}' where url = 'kassel'`,
  );
  await database.query(
    `insert into redirect_rules (location_url, old_url, new_url, status_code) values ('muster', '/alt', $1, 301)`,
    [link],
  );
  const examine = async () => {
    const [before] = await database.query('select checked_at from health_reports where id = 1');
    const asked = await visitor.press(HEALTH, 'Jetzt prüfen');
    expect(textOf(asked.text)).toContain('Die Prüfung läuft.');
    await expect
      .poll(() => database.query('select checked_at from health_reports where id = 1'), { timeout: 20_000 })
      .not.toEqual(before ? [before] : []);
    return visitor.open(HEALTH);
  };
  const page = await examine();
  const light = (text: string, area: string) =>
    new RegExp(`data-area="${area}" data-area-light="(\\w+)"`).exec(text)?.[1];
  expect(light(page.text, 'einrichtung')).toBe('bad');
  expect(light(page.text, 'auftritt')).toBe('bad');
  expect(light(page.text, 'programme')).toBe('good');
  const told = textOf(page.text);
  expect(told).toContain('Standort kassel: payments.paymentProvider wird nicht beachtet');
  expect(told).toContain(`Standort muster: Die Weiterleitung zu „${link}“ wirkt nicht.`);
  expect(page.text).not.toContain(link);
  await database.query("update locations set payments = $1 where url = 'kassel'", [kassel]);
  await database.query("delete from redirect_rules where old_url = '/alt'");
  expect(light((await examine()).text, 'einrichtung')).toBe('good');
});
