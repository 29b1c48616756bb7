import { describe, expect, it } from 'vitest';
import { setStock, stockOf } from '../support/catalogue';
import { openOrders, paymentIn, stateIn } from '../support/desk-orders';
import { readForm, textOf } from '../support/html-forms';

const { database, staff, petra, placed, sent, press } = await openOrders();

describe('an order', () => {
  it('is confirmed, paid, put ready and handed over', async () => {
    const { at, code } = await placed();
    const confirmed = await press(at, 'Bestätigen');
    expect(textOf(confirmed.text)).toContain('Die Bestellung ist bestätigt.');
    expect(confirmed.text).not.toContain('value="confirm"');
    const paid = await press(at, 'Zahlung erfassen', { beleg: 'Quittung 12' });
    expect(paymentIn(paid)).toBe('paid');
    expect(textOf(paid.text)).toContain('Quittung 12');
    expect(stateIn(await press(at, 'Bereitstellen'))).toBe('ready');
    const done = await press(at, 'Übergeben');
    expect(stateIn(done)).toBe('handed-over');
    expect(textOf(done.text)).toContain(petra.email);
    expect(await stockOf(database, code)).toEqual({ here: 7, central: 0 });
  });

  it('is not sent unpaid without a question', async () => {
    const { at } = await sent(2);
    const asked = await press(at, 'Versenden');
    expect([asked.status, stateIn(asked)]).toEqual([400, 'confirmed']);
    expect(textOf(asked.text)).toMatch(/Von der Vorkasse fehlen noch [\d.,]+\s€/);
    expect(stateIn(await petra.press(asked, 'Versenden', { trotzdem: 'on' }))).toBe('shipped');
  });

  it('goes out in two parcels, and a part of it comes back', async () => {
    const { at, number } = await sent(3);
    await press(at, 'Zahlung erfassen');
    const first = await press(at, 'Versenden', {
      stueckA: '1',
      dienst: 'dhl',
      sendungen: '00340434161094042557',
    });
    expect(stateIn(first)).toBe('partly-shipped');
    const second = await press(at, 'Versenden', { dienst: 'gls', sendungen: '12345678\n87654321' });
    expect(stateIn(second)).toBe('shipped');
    const events = await database.query<{ parcels: object[] }>(
      "select parcels from fulfilment_events where kind = 'shipped' and order_id = (select id from orders where number = $1) order by id",
      [number],
    );
    expect(events.map(({ parcels }) => parcels.length)).toEqual([1, 2]);
    const back = await press(at, 'Zurücknehmen', { stueckA: '1', ware: 'damaged', grund: 'Schnitt' });
    expect(textOf(back.text)).toContain('Schnitt');
    const due = await press(at, 'Erstatten');
    expect(due.text).toContain('value="refund-done"');
    const refunded = await press(at, 'Erstattung ist ausgezahlt', { beleg: 'Auszug 4' });
    expect(paymentIn(refunded)).toBe('partly-refunded');
  });

  it.each([
    ['Erstattung ist angekommen', 'refunded', 'done'],
    ['Erstattung ist nicht angekommen', 'paid', 'refused'],
  ])(
    'of a refund that the provider does not tell, staff say after three days: %s',
    async (button, paid, state) => {
      const { at, number } = await placed();
      await press(at, 'Zahlung erfassen');
      await press(at, 'Stornieren');
      await press(at, 'Erstatten');
      const silent = (days: number) =>
        database.query(
          `update refunds set state = 'unknown', created_at = now() - $2 * interval '1 day'
         where subject = (select 'order:' || id from orders where number = $1)`,
          [number, days],
        );
      await silent(2);
      expect((await petra.open(at)).text).not.toContain(button);
      await silent(4);
      const page = await petra.open(at);
      expect(page.text).not.toContain('value="refund-done"');
      const answers = await Promise.all([
        petra.press(page, button, { grund: 'im Portal nachgesehen' }),
        petra.press(page, button, { grund: 'im Portal nachgesehen' }),
      ]);
      expect(answers.some(({ path }) => path.includes('hinweis=refund-'))).toBe(true);
      const after = await petra.open(at);
      expect(paymentIn(after)).toBe(paid);
      expect(textOf(after.text)).toContain('im Portal nachgesehen');
      expect(textOf(after.text)).toContain(petra.email);
      const firstState = await database.value<string>(
        `select state from refunds where state <> 'proposed'
         and subject = (select 'order:' || id from orders where number = $1)`,
        [number],
      );
      expect(firstState).toBe(state);
      expect(after.text.includes('value="refund"')).toBe(state === 'refused');
    },
  );

  it('another amount goes back only by who leads the location', async () => {
    const { at } = await placed();
    await press(at, 'Zahlung erfassen');
    const who = await staff('leitung');
    const tooMuch = await press(at, 'Anderen Betrag erstatten', { betrag: '9999,00' }, who);
    expect(tooMuch.status).toBe(409);
    expect(textOf(tooMuch.text)).toMatch(/Höchstens [\d.,]+\s€ können zurückgehen/);
    for (const betrag of ['viel', '', '-5', '1e9'])
      expect((await press(at, 'Anderen Betrag erstatten', { betrag }, who)).status, betrag).toBe(400);
    const done = await press(at, 'Anderen Betrag erstatten', { betrag: '5,00', grund: 'Kratzer' }, who);
    expect(textOf(done.text)).toContain('Die Erstattung ist veranlasst.');
  });

  it('is cancelled by line, and wholly', async () => {
    const { at, code } = await placed('kauf', 3);
    expect(stateIn(await press(at, 'Stornieren', { stueckA: '1', grund: 'Kunde will nur zwei' }))).toBe(
      'confirmed',
    );
    expect(await stockOf(database, code)).toEqual({ here: 7, central: 0 });
    const done = await press(at, 'Stornieren');
    expect(stateIn(done)).toBe('cancelled');
    expect(textOf(done.text)).toContain('nichts mehr zu tun');
  });

  it('a reservation is moved or bought', async () => {
    const who = await staff('verkauf', null);
    const moved = await placed('reservierung');
    const code = moved.code;
    await setStock(database, code, { here: 9 }, 'standard');
    const page = await press(moved.at, 'Verlegen', { ziel: 'standard' }, who);
    expect(page.path).toContain('/muster/tresen/bestellungen?hinweis=move');
    expect((await who.open(moved.at.replace('/muster', '/standard'))).status).toBe(200);
    const bought = await placed('reservierung');
    const done = await press(bought.at, 'In einen Kauf umwandeln', {}, who);
    expect(textOf(done.text)).toContain('Zahlung bei Abholung');
  });

  it('the second of two people sees what the first did', async () => {
    const { at } = await placed();
    const before = await petra.open(at);
    await press(at, 'Bereitstellen');
    const late = await petra.press(before, 'Stornieren', { grund: 'Falsch bestellt' });
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('inzwischen jemand anderes bearbeitet');
    expect(stateIn(late)).toBe('ready');
    expect(readForm(late.text, { button: 'Stornieren' }).fields).toMatchObject({ grund: 'Falsch bestellt' });
  });

  it('a button that is pressed four times at once counts once', async () => {
    const { at, number } = await placed();
    const page = await petra.open(at);
    const answers = await Promise.all(Array.from({ length: 4 }, () => petra.press(page, 'Zahlung erfassen')));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const [row] = await database.query<{ cents: number; total: number }>(
      `select sum(amount_cents)::int as cents, total_cents as total from payment_events
         join orders on subject = 'order:' || orders.id where number = $1 and kind = 'received' group by orders.id`,
      [number],
    );
    expect(row?.cents).toBe(row?.total);
  });

  it.each([
    ['Bereitstellen', { stueckA: '99' }, '0 bis 2 Stück'],
    ['Bereitstellen', { stueckA: '-1' }, '0 bis 2 Stück'],
    ['Bereitstellen', { stueckA: 'zwei' }, '0 bis 2 Stück'],
    ['Bereitstellen', { stueckA: '0' }, 'um wie viele Stück'],
    ['Zahlung erfassen', { betrag: 'viel' }, 'Betrag wie 84,90'],
  ])('%s with %j is refused beside its field', async (button, fields, words) => {
    const { at } = await placed();
    const page = await press(at, button, fields as Record<string, string>);
    expect(page.status).toBe(400);
    expect(textOf(page.text)).toContain(words);
    expect(stateIn(page)).toBe('confirmed');
    expect(readForm(page.text, { button }).fields).toMatchObject(fields);
    if (Object.values(fields).includes('0')) return;
    const fieldsOfPage = page.text.match(/<input[^>]*>/g) ?? [];
    const wrong = fieldsOfPage.find(
      (tag) => tag.includes(`name="${Object.keys(fields)[0]}"`) && tag.includes('invalid'),
    );
    const [, described = ''] = /aria-describedby="([^"]+)"/.exec(wrong ?? '') ?? [];
    expect(described).not.toBe('');
    const told = described.split(' ').map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)`).exec(page.text)?.[1]);
    expect(told.join(' ')).toContain(words);
  });

  it('a parcel needs a number that can be one', async () => {
    const { at } = await sent();
    await press(at, 'Zahlung erfassen');
    const typed = { dienst: 'gls', sendungen: '<b>', stueckA: '1' };
    const page = await press(at, 'Versenden', typed);
    expect(page.status).toBe(400);
    expect(textOf(page.text)).toContain('keine Sendungsnummer');
    expect(readForm(page.text, { button: 'Versenden' }).fields).toMatchObject(typed);
    expect(page.text).toMatch(/name="sendungen"[^>]*aria-describedby="ship-sendungen-error"/);
  });

  it('is unknown: 404', async () => {
    for (const number of ['RH-0000-0000', '%25', "'"])
      expect((await petra.open(`/muster/tresen/bestellungen/${number}`)).status).toBe(404);
  });
});
