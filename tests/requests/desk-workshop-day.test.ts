import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const seller = await openDesk(database, shop, 'verkauf');
const elsewhere = await openDesk(database, shop, 'leitung', 'standard');

/** A Wednesday far enough ahead. */
const day = (() => {
  const date = new Date(Date.now() + 21 * 86_400_000);
  date.setUTCDate(date.getUTCDate() + ((3 - date.getUTCDay() + 7) % 7));
  return date.toISOString().slice(0, 10);
})();
const PRINT = '/muster/tresen/termine/druck';
const number = 'TE-DRUC-0001';
const contact = {
  salutation: '',
  firstName: 'Ole',
  lastName: 'Öl & Söhne',
  email: 'ole@example.de',
  phone: '0431 5',
};
await database.query(
  `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url, service_title,
     vehicle, price, contact, email_key, message, created_at, changed_at, changed_by)
   select $1, $2, 'loc-muster', (select id from bays where location_url = 'muster' order by position limit 1),
     ($4::text || ' 10:00')::timestamp at time zone 'Europe/Berlin', ($4::text || ' 11:00')::timestamp at time zone 'Europe/Berlin',
     'accepted', 'anfragen', 'oelwechsel', 'Ölwechsel', 'VW Golf', '', $3, 'ole@example.de', 'Bitte <b>leise</b>', now(), now(), 'x'`,
  [randomUUID(), number, JSON.stringify(contact), day],
);

it('the day of the workshop is a page for paper', async () => {
  const page = await seller.open(`${PRINT}?tag=${day}`);
  const text = textOf(page.text);
  expect(text).toContain('Werkstatt am Mi.');
  for (const words of ['10:00–11:00', 'Ölwechsel, VW Golf', 'Ole Öl & Söhne, 0431 5', number])
    expect(text).toContain(words);
  expect(page.text).toContain('Bitte &lt;b&gt;leise&lt;/b&gt;');
  expect((await seller.open(`/muster/tresen/termine?tag=${day}`)).text).toContain(`druck?tag=${day}`);
});

it.each(['', '?tag=2026-02-31', '?tag=x', '?tag=%00', '?tag=1999-01-01'])(
  'without a day that exists it is today: %s',
  async (query) => {
    const page = await seller.open(`${PRINT}${query}`);
    expect(page.status).toBe(200);
    expect(textOf(page.text)).toContain('An diesem Tag steht kein Termin an.');
  },
);

it('the plan has the capacity of the coming four weeks, and what is taken of each day', async () => {
  const { text } = await seller.open('/muster/tresen/termine');
  const rows = [...text.matchAll(/<tr><th scope="row"><a[^>]*href="[^"]*\?tag=([\d-]+)"[\s\S]*?<\/tr>/g)].map(
    ([row, of]) =>
      [of, [...row.matchAll(/<td>([\s\S]*?)<\/td>/g)].map(([, cell = '']) => textOf(cell))] as const,
  );
  expect(rows.map(([of]) => of)).toEqual(
    Array.from({ length: 28 }, (_, ahead) => isoDayAfter(germanDate(new Date()), ahead)),
  );
  const [hours = '', taken, share] = rows.find(([of]) => of === day)?.[1] ?? [];
  expect(Number(hours.replace(',', '.'))).toBeGreaterThan(8);
  expect([taken, share]).toEqual(['1', expect.stringMatching(/^[1-9]\d? %$/)]);
  expect(rows.some(([, cells]) => cells[0] === 'geschlossen' && cells[2] === '–')).toBe(true);
});

it('is open to staff of the location only', async () => {
  expect((await elsewhere.open(PRINT)).status).toBe(404);
  expect((await new Visitor(shop).open(PRINT)).path).toContain('/login');
});

it('a day that is closed with an appointment says so at once', async () => {
  const page = await leader.open('/muster/tresen/standort');
  expect(textOf(page.text)).not.toContain('in geschlossener Zeit');
  const closed = await leader.press(page, 'Tage eintragen', { tag: day, anlass: 'Inventur' });
  expect(textOf(closed.text)).toContain('Ein Termin liegt in geschlossener Zeit');
  expect(closed.text).toContain(`/muster/tresen/termine/${number}`);
  const open = await leader.press(closed, 'Zurücknehmen');
  expect(textOf(open.text)).not.toContain('in geschlossener Zeit');
});
