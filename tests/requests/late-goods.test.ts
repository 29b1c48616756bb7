import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { appointmentGoods } from '~/domain/orders/appointment-goods.server';
import { locationById } from '~/domain/tenancy/directory';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { delayGoodsOnTheWay, proposalsOf } from '~/domain/workshop/appointments/delay-goods.server';
import { locationSettings } from '~/exchange/files/location-settings';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();

const slotsIn = ({ text }: { text: string }) =>
  [...text.matchAll(/name="beginn" value="([^"]+)"/g)].map(([, slot = '']) => slot);

/** Booked like any other, and then one of an order. */
async function booked() {
  await database.query('delete from attempts');
  const visitor = new Visitor(shop);
  const slots = await visitor.open('/standard/termine/oelwechsel');
  const form = await visitor.press(slots, 'Weiter', { beginn: slotsIn(slots)[0] ?? '' });
  const email = `kunde-${randomUUID().slice(0, 8)}@example.de`;
  await new Promise((resolve) => setTimeout(resolve, 3_100));
  const page = await visitor.press(form, 'Termin anfragen', {
    anrede: 'frau',
    vorname: 'Eva',
    nachname: 'Berg',
    email,
    telefon: '0431 123456',
    nachricht: '',
  });
  const number = /data-appointment="([^"]+)"/.exec(page.text)?.[1] ?? expect.fail('no appointment');
  await database.query('update appointments set order_id = $2 where number = $1', [number, randomUUID()]);
  return { number, email };
}

const rowOf = async (number: string) =>
  (
    await database.query<{ starts_at: Date; goods_from: Date | null; state: string }>(
      'select starts_at, goods_from, state from appointments where number = $1',
      [number],
    )
  )[0] ?? expect.fail('no row');

const lateMails = (email: string) =>
  database.query<{ text: string }>(
    `select text from mails where recipient = $1 and subject like 'Ihre Ware kommt später%'`,
    [email],
  );

const petra = await openDesk(database, shop, 'werkstatt', 'standard');
const deskPage = (number: string) => petra.open(`/standard/tresen/termine/${number}`);
const record = async (number: string, ware: string) =>
  petra.press(await deskPage(number), 'Vermerken', { befehl: 'ware', ware });

it('goods that come after the appointment make a mail with three free times, and one of them moves it', async () => {
  const { number, email } = await booked();
  const before = await rowOf(number);
  const day = isoDayAfter(germanDate(before.starts_at), 3);
  expect(textOf((await record(number, day)).text)).toContain('E-Mail mit neuen Zeiten');
  expect((await rowOf(number)).starts_at).toEqual(before.starts_at);
  const [mail, ...others] = await lateMails(email);
  expect(others).toEqual([]);
  const links = mail?.text.match(/http\S+zeit=\S+/g) ?? [];
  expect(links).toHaveLength(3);
  const visitor = new Visitor(shop);
  const { pathname, search } = new URL(links[1] ?? '');
  const page = await visitor.open(pathname + search);
  expect(textOf(page.text)).toContain('Ihre Ware ist zu diesem Termin leider noch nicht da.');
  const proposed = new URLSearchParams(search).get('zeit') ?? '';
  expect(page.text).toMatch(new RegExp(`value="${proposed}"[^>]* checked|checked[^>]* value="${proposed}"`));
  const earliest = slotsIn(page)[0] ?? '';
  expect(new Date(earliest) >= ((await rowOf(number)).goods_from ?? 0)).toBe(true);
  const moved = await visitor.press(page, 'Termin verschieben', { befehl: 'verschieben' });
  expect(textOf(moved.text)).toContain('Ihr Termin ist verschoben.');
  const after = await rowOf(number);
  expect([after.starts_at.toISOString().slice(0, 16), after.state]).toEqual([
    proposed.slice(0, 16),
    'requested',
  ]);
  expect(moved.text).not.toContain('leider noch nicht da');
});

it('a proposal that somebody else has taken is told beside the other free times', async () => {
  const { number, email } = await booked();
  await record(number, isoDayAfter(germanDate((await rowOf(number)).starts_at), 3));
  const [link = ''] = (await lateMails(email))[0]?.text.match(/http\S+zeit=\S+/g) ?? [];
  const { pathname, search } = new URL(link);
  const gone = search.replace(/zeit=.*/, 'zeit=2020-01-01T10%3A00Z');
  for (const query of [gone, search.replace(/zeit=.*/, 'zeit=%3Cscript%3E')]) {
    const page = await new Visitor(shop).open(pathname + query);
    expect([page.status, textOf(page.text)]).toEqual([200, expect.stringContaining('nicht mehr frei')]);
    expect(slotsIn(page).length).toBeGreaterThan(3);
    expect(page.text).not.toContain('<script>');
  }
});

it('goods in time mail nothing; a broken day, an old form, and who may not are refused', async () => {
  const { number, email } = await booked();
  const { starts_at } = await rowOf(number);
  const inTime = isoDayAfter(germanDate(starts_at), -1);
  const old = await deskPage(number);
  expect(textOf((await record(number, inTime)).text)).toContain('Die Ware ist vor dem Termin da.');
  expect(await lateMails(email)).toEqual([]);
  const late = isoDayAfter(germanDate(starts_at), 200);
  expect(textOf((await record(number, late)).text)).toContain('E-Mail mit neuen Zeiten');
  expect((await lateMails(email)).map(({ text }) => text.includes('zeit='))).toEqual([false]);
  expect(textOf((await record(number, late)).text)).toContain('Bitte rufen Sie an.');
  expect(await lateMails(email)).toHaveLength(1);
  const again = await petra.press(old, 'Vermerken', { befehl: 'ware', ware: inTime });
  expect([again.status, textOf(again.text)]).toEqual([409, expect.stringContaining('inzwischen jemand')]);
  for (const ware of ['', 'morgen', '2026-02-30']) {
    const { status } = await record(number, ware);
    expect([ware, status]).toEqual([ware, 400]);
  }
  const seller = await openDesk(database, shop, 'verkauf', 'standard');
  const path = `/standard/tresen/termine/${number}`;
  expect((await seller.post(path, { befehl: 'ware', ware: inTime, stand: '' })).status).toBe(403);
  expect((await petra.post(`/muster/tresen/termine/${number}`, { befehl: 'ware' })).status).toBe(404);
  await database.query('update appointments set order_id = null where number = $1', [number]);
  expect((await deskPage(number)).text).not.toContain('Ware ist da ab');
});

it('goods on their way that come later by changed days of delivery are told by themselves, once', async () => {
  const { number, email } = await booked();
  const { starts_at: startsAt } = await rowOf(number);
  const run = async () => {
    const network = await loadNetwork(database.db, database.context.log, locationSettings);
    await delayGoodsOnTheWay(
      database.context,
      (id) => {
        const location = locationById(network, id);
        return location && { location, origin: 'http://localhost', basename: `/${location.url}` };
      },
      appointmentGoods,
    );
  };
  await database.query(
    `update locations set delivery = delivery || '{"deliveryDays": 9}' where url = 'standard'`,
  );
  await run();
  expect(await lateMails(email)).toEqual([]);
  const soon = new Date(Date.now() + 3_600_000);
  await database.query('update appointments set goods_from = $2 where number = $1', [number, soon]);
  await run();
  await run();
  const [mail, ...others] = await lateMails(email);
  expect(others).toEqual([]);
  expect(mail?.text.match(/http\S+zeit=\S+/g)).toHaveLength(3);
  const row = await rowOf(number);
  expect(row.goods_from && row.goods_from > startsAt).toBe(true);
  expect(row.starts_at).toEqual(startsAt);
}, 60_000);

it('proposes different days first', () => {
  const day = (isoDay: string, ...units: number[]) => ({
    day: isoDay,
    slots: units.map((unit) => ({ unit, bays: ['b'] })),
  });
  const units = (days: Parameters<typeof proposalsOf>[0]) => proposalsOf(days).map(({ unit }) => unit);
  expect(units([day('a', 1, 2), day('b', 11, 12), day('c', 21), day('d', 31)])).toEqual([1, 11, 21]);
  expect(units([day('a', 1, 2, 3, 4)])).toEqual([1, 2, 3]);
  expect(units([day('a', 1, 2), day('b', 11)])).toEqual([1, 2, 11]);
  expect(units([day('a')])).toEqual([]);
});
