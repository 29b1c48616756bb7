import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { daysAfter, daysBefore } from '~/values/days';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { radhaus } from '../support/command';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const api = apiOf(shop);
const KEYS = '/muster/tresen/api-schluessel';
const JOURNAL = '/tresen/protokoll?art=api-key';
const central = await openDesk(database, shop, 'leitung', null);

const info = (token?: string) => api('GET', '/api/v1/key', { token });
const open = async () => central.open(KEYS);
const make = async (fields: Record<string, string>) =>
  central.press(await open(), 'Schlüssel anlegen', fields);
const keyIn = (text: string) => /data-new-key[^>]*>([^<]+)</.exec(text)?.[1] ?? '';
const count = () => database.value<number>('select count(*)::int from api_keys');

describe('the page of the desk', () => {
  it('makes a key that is shown once, and revokes it', async () => {
    const name = 'Lager & <b>Warenwirtschaft</b>';
    const made = await make({ name, rechtstock: 'on', rechtprices: 'on', standorte: 'HAFEN' });
    expect(made.status).toBe(200);
    expect(made.headers['cache-control']).toContain('no-store');
    const token = keyIn(made.text);
    expect(token).toMatch(/^radhaus_[\w-]{43}$/);
    const answer = await info(token);
    expect(answer.body).toMatchObject({ name, scopes: ['prices', 'stock'], allLocations: false });
    expect(answer.body.locations).toHaveLength(1);
    const stored = await database.value<string>('select api_keys::text as row from api_keys');
    expect(stored).not.toContain(token);
    const again = await open();
    expect(again.text).not.toContain(token);
    expect(textOf(again.text)).toContain(name);
    expect(textOf(again.text)).toContain('zuletzt benutzt am');
    const revoked = await central.press(again, 'Widerrufen');
    expect(textOf(revoked.text)).toContain('Der Schlüssel ist widerrufen.');
    expect((await info(token)).status).toBe(401);
    const [place] = answer.body.locations;
    const journal = textOf((await central.open(`/${place}${JOURNAL}`)).text);
    expect(journal).toContain(`API-Schlüssel ${name}`);
    expect(journal).toContain('Preise, Bestand → –');
    expect(journal).toContain(central.email);
    expect(textOf((await central.open(`/standard${JOURNAL}`)).text)).toContain('Kein Eintrag');
  });

  it('makes one key of a form, however often it is sent', async () => {
    const before = (await count()) ?? 0;
    const fields = {
      name: 'Doppelt',
      rechtcontent: 'on',
      alle: 'on',
      bis: tomorrow(1),
      stand: randomUUID(),
    };
    const sent = await Promise.all([1, 2, 3].map(() => central.post(KEYS, { befehl: 'add-key', ...fields })));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await count()).toBe(before + 1);
  });

  it('names what is missing or wrong, and keeps what was typed', async () => {
    const before = await count();
    const good = { name: 'X', rechtstock: 'on', alle: 'on' };
    for (const [fields, text] of [
      [{ ...good, name: ' ' }, 'Bitte füllen Sie dieses Feld aus.'],
      [{ ...good, name: 'x'.repeat(61) }, 'Höchstens 60 Zeichen.'],
      [{ ...good, bis: '2020-01-01' }, 'Dieser Tag ist schon vorbei.'],
      [{ ...good, bis: '2033-01-01' }, 'höchstens 3 Jahre'],
      [{ ...good, bis: 'morgen' }, 'Bitte geben Sie einen Tag an.'],
      [{ name: 'Ohne Recht', alle: 'on' }, 'mindestens ein Recht'],
      [{ name: 'Ohne Ort', rechtstock: 'on' }, 'mindestens einen Standort'],
      [{ ...good, standorte: 'muster' }, 'nicht beides'],
      [{ name: 'X', rechtstock: 'on', standorte: 'muster, weit-weg' }, 'keinen Standort „weit-weg“'],
    ] as const) {
      const answer = await make(fields);
      expect([text, answer.status]).toEqual([text, 400]);
      expect(textOf(answer.text)).toContain(text);
      expect(keyIn(answer.text)).toBe('');
    }
    expect((await make({ name: 'Getippt' })).text).toContain('value="Getippt"');
    for (const schluessel of ['', 'x', randomUUID()])
      expect((await central.post(KEYS, { befehl: 'revoke-key', schluessel })).status).toBe(409);
    expect((await central.post(KEYS, { befehl: 'drop-all' })).status).toBe(403);
    expect(await count()).toBe(before);
  });

  it('is for who leads all locations, and nobody else', async () => {
    const before = await count();
    for (const [role, place] of [
      ['leitung', 'muster'],
      ['verkauf', null],
      ['werkstatt', 'muster'],
    ] as const) {
      const visitor = await openDesk(database, shop, role, place);
      expect((await visitor.open(KEYS)).status, role).toBe(404);
      const form = { befehl: 'add-key', stand: randomUUID(), name: 'Y', rechtstock: 'on', alle: 'on' };
      expect((await visitor.post(KEYS, { ...form, bis: tomorrow(1) })).status, role).toBe(404);
      expect((await visitor.open('/muster/tresen')).text).not.toContain('>API-Schlüssel<');
    }
    expect((await new Visitor(shop).open(KEYS)).path).toContain('/login');
    expect(await count()).toBe(before);
  });
});

function tomorrow(days: number): string {
  return daysAfter(new Date(), days).toISOString().slice(0, 10);
}

it('a key that is unknown, expired or revoked opens nothing', async () => {
  const valid = await apiKey(database, { locations: ['muster', 'hafen'] });
  expect((await info(valid)).body.locations).toEqual(['hafen', 'muster']);
  const expired = await apiKey(database, { expiresAt: daysBefore(new Date(), 1) });
  for (const token of [
    undefined,
    expired,
    `${valid}x`,
    'radhaus_',
    `radhaus_${'a'.repeat(43)}`,
    valid.slice(8),
  ])
    expect((await info(token)).body.error).toMatchObject({ code: 401, reason: 'unauthorized' });
  expect((await api('GET', '/api/v1/auth/user/current', { token: valid })).status).toBe(401);
});

it('the command makes, lists and revokes keys, and says what it does not know', async () => {
  const say = async (...args: string[]) => (await radhaus(database, 'api-key', ...args)).stdout;
  const made = await say(
    'create',
    'Kasse',
    '--scope',
    'stock',
    '--location',
    'muster',
    '--days',
    '7',
    '--by',
    'Eva',
  );
  const [, id = '', token = ''] = /key (\S+) made\..*: (\S+)/.exec(made) ?? [];
  expect((await info(token)).body).toMatchObject({ name: 'Kasse', scopes: ['stock'], locations: ['muster'] });
  expect(await say('list')).toContain(`${id}  Kasse  stock  muster  until `);
  expect(await say('revoke', id)).toContain(id);
  expect(await say('list')).toContain('revoked ');
  expect((await info(token)).status).toBe(401);
  expect(textOf((await central.open(`/muster${JOURNAL}`)).text)).toContain('Eva');
  for (const [args, problem] of [
    [['create', 'A', '--scope', 'alles', '--all-locations'], 'There is no scope "alles"'],
    [['create', 'A', '--scope', 'stock'], 'Expected either --location'],
    [['create', 'A', '--scope', 'stock', '--location', 'nirgends'], 'There is no location "nirgends"'],
    [['create', 'A', '--scope', 'stock', '--all-locations', '--days', '0'], 'no number of days'],
    [['create', ' ', '--scope', 'stock', '--all-locations'], 'A name has 1 to 60'],
    [['revoke', id], 'There is no key'],
    [['revoke', 'x'], 'There is no key'],
  ] as const)
    await expect(say(...args)).rejects.toMatchObject({ stderr: expect.stringContaining(problem) });
});
