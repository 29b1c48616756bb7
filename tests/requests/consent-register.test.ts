import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { deleteOldConsents } from '~/domain/consent/consents.server';
import { radhaus } from '../support/command';
import { ownFolder } from '../support/exported-network';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ environment: { TRUSTED_PROXIES: '127.0.0.0/8,::1' } });
const SETTINGS = '/kassel/cookie-einstellungen';
const asks = (html: string) => html.includes('aria-label="Cookies"');
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Row {
  id: string;
  hostname: string;
  granted: string[];
  has_privacy_signal: boolean;
  text: string;
  chosen_at: Date;
}
const rows = () =>
  database.query<Row & Record<string, unknown>>(
    'select consents.*, text from consents join consent_texts on version = text_version order by chosen_at',
  );
const choose = (form: Record<string, string>, headers?: Record<string, string>) =>
  request({ port: shop.port, path: SETTINGS, form, headers });
async function whoChose(button: string) {
  const visitor = new Visitor(shop);
  return { visitor, after: await visitor.press('/kassel', button) };
}

it('a choice is a row with moment, text, choice and the random id of the cookie, and nothing else', async () => {
  const before = Date.now();
  const { visitor } = await whoChose('Alle akzeptieren');
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(Object.keys(row ?? {}).sort()).toEqual(
    ['id', 'chosen_at', 'hostname', 'text_version', 'granted', 'has_privacy_signal', 'text'].sort(),
  );
  expect(row).toMatchObject({
    hostname: 'localhost',
    granted: ['C0002', 'C0003', 'C0004'],
    has_privacy_signal: false,
  });
  expect(row?.text).toContain('Seite unseres Partners partner.autohauskenner.example');
  expect(row?.chosen_at.getTime()).toBeGreaterThanOrEqual(before - 1_000);
  expect(visitor.cookies.get('OptanonConsent')).toContain(`consentId=${row?.id}`);
  expect(textOf((await visitor.open(SETTINGS)).text)).toContain(`unter der Kennung ${row?.id}`);
});

it('each choice has another id, and a refusal is a row as well', async () => {
  const { visitor, after } = await whoChose('Nur notwendige');
  const settings = await visitor.open(SETTINGS);
  await visitor.press(settings, 'Auswahl speichern', { funktion: 'an' });
  const [first, second] = (await rows()).slice(-2);
  expect([first?.granted, second?.granted]).toEqual([[], ['C0003']]);
  expect(first?.id).not.toBe(second?.id);
  expect(after.status).toBe(200);
});

it('more choices a minute than a household makes are refused, and are no rows', async () => {
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const before = (await rows()).length;
  const answers = await Promise.all(Array.from({ length: 75 }, () => choose({ auswahl: 'alle' }, from)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(60);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers['set-cookie']).toBeUndefined();
  expect(textOf(refused?.text ?? '')).toContain('sehr viele Änderungen in kurzer Zeit');
  expect((await rows()).length).toBe(before + 60);
  expect((await choose({ auswahl: 'notwendig' }, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(303);
});

it.each([{}, { auswahl: 'vielleicht' }])('%j is no choice and no row', async (form) => {
  const before = (await rows()).length;
  expect((await choose(form as Record<string, string>)).status).toBe(400);
  expect((await rows()).length).toBe(before);
});

it('one click in the footer withdraws without JavaScript, and leads back to the page', async () => {
  const { visitor, after } = await whoChose('Alle akzeptieren');
  expect(after.text).toContain('Einwilligung widerrufen');
  const page = await visitor.open('/kassel/impressum');
  const withdrawn = await visitor.press(page, 'Einwilligung widerrufen');
  expect(withdrawn.path).toBe('/kassel/impressum');
  expect(withdrawn.text).not.toMatch(/Einwilligung widerrufen|<iframe/);
  expect((await rows()).at(-1)?.granted).toEqual([]);
  expect(asks(withdrawn.text)).toBe(false);
});

it('who has agreed to nothing has nothing to withdraw', async () => {
  const { after } = await whoChose('Nur notwendige');
  expect(after.text).not.toContain('Einwilligung widerrufen');
  expect((await request({ port: shop.port, path: '/kassel' })).text).not.toContain('Einwilligung widerrufen');
});

it('Global Privacy Control refuses without a question; a choice in the settings counts, but for advertising', async () => {
  const signal = { 'sec-gpc': '1' };
  const page = await request({ port: shop.port, path: '/kassel', headers: signal });
  expect(asks(page.text)).toBe(false);
  expect(page.text).not.toContain('<iframe');
  expect(asks((await request({ port: shop.port, path: '/kassel' })).text)).toBe(true);
  const settings = await request({ port: shop.port, path: SETTINGS, headers: signal });
  expect(textOf(settings.text)).toContain('Ihr Browser lehnt für Sie ab (Global Privacy Control).');
  const answer = await choose({ auswahl: 'alle' }, signal);
  expect((await rows()).at(-1)).toMatchObject({ granted: ['C0002', 'C0003'], has_privacy_signal: true });
  const cookie = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).join('; ');
  const after = await request({ port: shop.port, path: '/kassel', headers: { ...signal, cookie } });
  expect(after.text).toContain('<iframe');
});

it('a changed text is asked about again, and nothing is loaded until then', async () => {
  const { visitor } = await whoChose('Alle akzeptieren');
  expect((await visitor.open('/kassel')).text).toContain('<iframe');
  await database.query(
    `update locations set storefront = storefront || '{"partnerFrameUrl": "https://neu.example/"}' where url = 'kassel'`,
  );
  await expect.poll(async () => asks((await visitor.open('/kassel')).text)).toBe(true);
  const page = await visitor.open('/kassel');
  expect(page.text).not.toContain('<iframe');
  const after = await visitor.press(page, 'Alle akzeptieren');
  expect(after.text).toContain('<iframe');
  expect((await rows()).at(-1)?.text).toContain('Seite unseres Partners neu.example');
});

it('the register is written as a file with the text of each choice', async () => {
  const file = join(ownFolder(), 'einwilligungen.csv');
  const { stdout } = await radhaus(database, 'export', 'consents', file, '--from', day(-1), '--to', day(1));
  const stored = await rows();
  expect(stdout).toContain(`${stored.length} choices are written`);
  const lines: Record<string, string>[] = parse(readFileSync(file), {
    delimiter: ';',
    bom: true,
    columns: true,
  });
  // Choices of one moment stand in any order.
  expect(lines.map(({ Kennung }) => Kennung).sort()).toEqual(stored.map(({ id }) => id).sort());
  expect(lines[0]).toMatchObject({ Einwilligung: 'C0001 C0002 C0003 C0004', GPC: 'nein', Host: 'localhost' });
  expect(lines[0]?.Text).toContain('Seite unseres Partners');
  const failure = await radhaus(
    database,
    'export',
    'consents',
    file,
    '--from',
    'gestern',
    '--to',
    day(0),
  ).catch((error: { stderr: string }) => error);
  expect(failure.stderr).toContain('"gestern"');
});

it('rows go after five years, with the texts that none names any more', async () => {
  const { id = '' } = (await rows()).at(-1) ?? {};
  await database.query("update consents set chosen_at = chosen_at - interval '2000 days' where id <> $1", [
    id,
  ]);
  await deleteOldConsents(database.context);
  expect((await rows()).map((row) => row.id)).toEqual([id]);
  expect(await database.query('select from consent_texts')).toHaveLength(1);
});
