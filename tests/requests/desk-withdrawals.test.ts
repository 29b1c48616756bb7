import { afterEach, describe, expect, it } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { someTyres } from '../support/catalogue';
import { openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const { context } = database;
const tyres = await someTyres(database, 20);
const till = await openDesk(database, shop, 'verkauf');
const LIST = '/muster/tresen/widerrufe';
const staff = { actor: { type: 'staff' as const, id: 'Kasse' } };
let next = 0;

afterEach(() => expectStatesToFollow(database));

const placed = (place = '/muster') => placeOrder(database, shop, tyres[next++]?.id ?? '', { place });

/** In the shop of another location, too. */
async function withdrawn(bestellnummer: string, shopPath = '/muster') {
  await database.query('delete from attempts');
  const name = `Eva Berg ${next}-${bestellnummer.slice(-4)}`;
  const visitor = new Visitor(shop);
  const fields = { name, bestellnummer, email: 'eva@example.de' };
  const first = await visitor.open(`${shopPath}/vertrag-widerrufen`);
  const second = await visitor.press(first, 'Weiter', fields);
  await visitor.press(second, 'Widerruf bestätigen');
  const id = await database.value<string>('select id from withdrawals where name = $1', [name]);
  return { id: id ?? '', name };
}

const shown = async (query = '', visitor = till) => textOf((await visitor.open(`${LIST}${query}`)).text);
const post = (form: Record<string, string>, visitor = till) => visitor.post(LIST, form);

describe('a withdrawal', () => {
  it('shows its deadline, its goods, its receipt, and what becomes of them', async () => {
    const { number, at } = await placed();
    await changeOrder(context, 'hand-over', number, staff);
    const { name } = await withdrawn(number);
    await expect.poll(() => shown()).toContain('Eingang bestätigt am');
    const page = await shown();
    expect(page).toContain(name);
    expect(page).toContain('Ware noch nicht zurück: 2 Stück');
    expect(page).toContain('zuletzt ausgeliefert am');
    expect(page).toMatch(/zu erstatten bis \d+\. \w+ \d{4}/);
    await changeOrder(context, 'return', number, {
      ...staff,
      goods: 'sellable',
      parts: [{ position: 1, quantity: 1 }],
    });
    expect(await shown()).toContain('1 Stück zurück, 1 Stück noch nicht');
    expect((await till.open(LIST)).text).toContain(`href="${at}"`);
    await database.query(
      "update withdrawals set received_at = received_at - interval '15 days' where name = $1",
      [name],
    );
    expect(await shown()).toContain('Frist abgelaufen');
  });

  it('belongs to the location of its order, wherever it was declared', async () => {
    const { number } = await placed('/standard');
    const { name } = await withdrawn(number, '/muster');
    expect(await shown()).not.toContain(name);
    const there = await openDesk(database, shop, 'verkauf', 'standard');
    expect(textOf((await there.open('/standard/tresen/widerrufe')).text)).toContain(name);
  });

  it('of an unknown order gets the one that was meant', async () => {
    const { number } = await placed();
    const { id, name } = await withdrawn('RH-0000-0000');
    expect(await shown()).toContain('Diese Bestellung ist hier nicht bekannt.');
    const { number: foreign } = await placed('/standard');
    for (const text of ['RH-1111-1111', foreign, '', '%']) {
      const answer = await post({ befehl: 'name-order', widerruf: id, text });
      expect(answer.status, text).toBe(400);
      expect(textOf(answer.text)).toContain('keine Bestellung mit dieser Nummer');
    }
    const done = await post({ befehl: 'name-order', widerruf: id, text: number.toLowerCase() });
    expect(textOf(done.text)).toContain('gehört jetzt zu dieser Bestellung');
    expect(done.text).toContain(name);
    expect(textOf((await till.open(`/muster/tresen/bestellungen/${number}`)).text)).toContain('Widerruf vom');
  });

  it('is closed once, with words, and its receipt sent once more', async () => {
    const { number } = await placed();
    const { id, name } = await withdrawn(number);
    const receipts = () =>
      database.query(
        "select 1 from mails where recipient = 'eva@example.de' and subject like 'Ihr Widerruf%'",
      );
    const before = (await receipts()).length;
    const resent = await post({ befehl: 'resend-receipt', widerruf: id });
    expect(textOf(resent.text)).toContain('wird noch einmal verschickt');
    expect((await receipts()).length).toBe(before + 1);
    const empty = await post({ befehl: 'close-withdrawal', widerruf: id, text: ' ' });
    expect(empty.status).toBe(400);
    expect(empty.text).toContain(`aria-describedby="close-withdrawal-${id}-text-error"`);
    const form = { befehl: 'close-withdrawal', widerruf: id, text: 'Kundin behält <b>alles</b>' };
    const answers = await Promise.all([post(form), post(form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shown()).not.toContain(name);
    const closed = await till.open(`${LIST}?stand=closed`);
    expect(closed.text).toContain('Kundin behält &lt;b&gt;alles&lt;/b&gt;');
    expect(textOf(closed.text)).toContain(till.email);
    const changes = await database.query('select 1 from desk_changes where subject = $1', [id]);
    expect(changes).toHaveLength(2);
  });
});

it('a form that was refused keeps what was typed, beside its withdrawal and no other', async () => {
  const [one, other] = [await withdrawn('RH-0000-0001'), await withdrawn('RH-0000-0002')];
  const answer = await post({ befehl: 'name-order', widerruf: one.id, text: 'RH-1111-2222' });
  expect(answer.status).toBe(400);
  const typed = (id: string) =>
    new RegExp(`<input[^>]*id="name-order-${id}-text"[^>]*>`).exec(answer.text)?.[0] ?? '';
  expect(typed(one.id)).toContain('value="RH-1111-2222"');
  expect(typed(one.id)).toContain(`aria-describedby="name-order-${one.id}-text-error"`);
  expect(typed(other.id)).not.toContain('RH-1111-2222');
  expect(typed(other.id)).not.toContain('aria-describedby');
});

it('the workshop sees withdrawals and changes none, other locations neither', async () => {
  const { number } = await placed();
  const { id, name } = await withdrawn(number);
  const workshop = await openDesk(database, shop, 'werkstatt');
  const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
  const page = await workshop.open(LIST);
  expect(textOf(page.text)).toContain(name);
  expect(page.text).not.toContain('value="close-withdrawal"');
  for (const befehl of ['close-withdrawal', 'name-order', 'resend-receipt', 'quatsch']) {
    const form = { befehl, widerruf: id, text: 'x' };
    expect((await post(form, workshop)).status, befehl).toBe(403);
    expect((await post(form, elsewhere)).status, befehl).toBe(404);
    const there = await elsewhere.post('/standard/tresen/widerrufe', form);
    expect(there.status, befehl).toBeGreaterThanOrEqual(400);
  }
  expect((await elsewhere.open(LIST)).status).toBe(404);
  for (const widerruf of ['x', '', '00000000-0000-4000-8000-000000000000'])
    expect((await post({ befehl: 'close-withdrawal', widerruf, text: 'x' })).status).toBeGreaterThanOrEqual(
      403,
    );
  for (const query of ['?stand=quatsch', '?nach=x_y', "?nach='"])
    expect((await till.open(`${LIST}${query}`)).status).toBe(200);
});
