import { afterEach, describe, expect, it } from 'vitest';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const tyres = await someTyres(database, 30);
const till = await openDesk(database, shop, 'verkauf');
const ORDERS = '/muster/tresen/bestellungen';
let next = 0;

afterEach(() => expectStatesToFollow(database));

const placed = (place = '/muster') => placeOrder(database, shop, tyres[next++]?.id ?? '', { place });
const chosen = (...numbers: string[]) =>
  Object.fromEntries(numbers.map((number, index) => [`wahl${'ABCDEFGH'[index]}`, number]));
const run = (befehl: string, numbers: string[], visitor = till) =>
  visitor.post(ORDERS, { befehl, ...chosen(...numbers) });
const stateOf = (number: string) =>
  database.value<string>('select fulfilment as state from orders where number = $1', [number]);

describe('a command for several orders', () => {
  it('does what is possible, and says for each what became of it', async () => {
    const [one, two, foreign] = [await placed(), await placed(), await placed('/standard')];
    const list = await till.open(ORDERS);
    expect(list.text).toContain(`aria-label="${one.number} auswählen"`);
    const confirmed = await run('confirm', [one.number]);
    expect(textOf(confirmed.text)).toContain(`${one.number} : erledigt`);
    const mixed = textOf(
      (await run('confirm', [one.number, two.number, foreign.number, 'RH-0000-0000'])).text,
    );
    expect(mixed).toContain(`${one.number} : Das geht beim jetzigen Stand der Bestellung nicht.`);
    expect(mixed).toContain(`${two.number} : erledigt`);
    expect(mixed).toContain(`${foreign.number} : Diese Bestellung gibt es hier nicht.`);
    expect(mixed).toContain('RH-0000-0000 : Diese Bestellung gibt es hier nicht.');
    const ready = await run('ready', [one.number, two.number, one.number]);
    expect(ready.status).toBe(200);
    expect([await stateOf(one.number), await stateOf(two.number)]).toEqual(['ready', 'ready']);
    expect((await run('ready', [one.number])).status).toBe(409);
    expect(await stateOf(foreign.number)).toBe('confirmed');
  });

  it('is given once, even by two people at once', async () => {
    const { number } = await placed();
    await Promise.all([run('ready', [number]), run('ready', [number])]);
    const events = await database.query(
      "select 1 from fulfilment_events join orders on orders.id = order_id where number = $1 and kind = 'ready'",
      [number],
    );
    expect(events).toHaveLength(1);
  });

  it('needs a choice and the right', async () => {
    const { number } = await placed();
    const none = await run('confirm', []);
    expect(none.status).toBe(400);
    expect(textOf(none.text)).toContain('Bitte wählen Sie zuerst Bestellungen aus.');
    for (const befehl of ['cancel', 'ship', 'quatsch', ''])
      expect((await run(befehl, [number])).status, befehl).toBe(403);
    const workshop = await openDesk(database, shop, 'werkstatt');
    expect((await run('confirm', [number], workshop)).status).toBe(403);
    expect((await workshop.open(ORDERS)).text).not.toContain('value="confirm"');
    expect((await run('ready', [number], workshop)).status).toBe(200);
    const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
    expect((await run('ready', [number], elsewhere)).status).toBe(404);
  });
});

describe('saved views', () => {
  it('are named, opened and deleted by the person who saved them', async () => {
    const page = await till.open(`${ORDERS}?stand=ready&suche=Berg`);
    const saved = await till.press(page, 'Ansicht speichern', { name: 'Eilig <1>' });
    expect(textOf(saved.text)).toContain('Die Ansicht ist gespeichert.');
    expect(saved.text).toContain('Eilig &lt;1&gt;');
    expect(saved.path).toContain('stand=ready');
    const list = await till.open(ORDERS);
    expect(list.text).toContain(`href="${ORDERS}?suche=Berg&amp;stand=ready"`);
    const other = await openDesk(database, shop, 'verkauf');
    expect((await other.open(ORDERS)).text).not.toContain('Eilig');
    const viewId = await database.value<string>('select id from desk_views');
    await other.post(ORDERS, { befehl: 'delete-view', nummer: String(viewId) });
    expect((await till.open(ORDERS)).text).toContain('Eilig');
    const deleted = await till.press(list, 'Löschen');
    expect(textOf(deleted.text)).toContain('Die Ansicht ist gelöscht.');
    expect(await database.query('select 1 from desk_views')).toEqual([]);
  });

  it('have a name, are not endless, and hold filters only', async () => {
    const save = (name: string, ansicht = 'stand=ready') =>
      till.post(ORDERS, { befehl: 'save-view', name, ansicht });
    expect((await save(' ')).status).toBe(400);
    await save('Fremd', 'stand=ready&boese=1&nach=x');
    const view = await database.value<string>("select query from desk_views where name = 'Fremd'");
    expect(view).toBe('stand=ready');
    for (let count = 1; count < 20; count += 1) await save(`Nummer ${count}`);
    expect((await save('Eine zu viel')).status).toBe(409);
    expect((await save('Fremd', 'stand=open')).status).toBe(200);
    for (const nummer of ["'", '', '-1', '9'.repeat(15)])
      expect((await till.post(ORDERS, { befehl: 'delete-view', nummer })).status).toBe(200);
  });
});

describe('on paper', () => {
  it('stand the open orders, or the chosen ones, with what is to be picked', async () => {
    const [one, two] = [await placed(), await placed()];
    const all = await till.open('/muster/tresen/druck');
    for (const { number } of [one, two]) expect(all.text).toContain(number);
    expect(textOf(all.text)).toContain('Packliste');
    const some = await till.open(`/muster/tresen/druck?wahlA=${one.number}`);
    expect(some.text).toContain(one.number);
    expect(some.text).not.toContain(two.number);
    const [, picked = ''] = /Packliste<\/h2>[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/.exec(some.text) ?? [];
    expect(textOf(picked)).toMatch(/ 2 –$/);
    const code = tyres[next++]?.id ?? '';
    await setStock(database, code, { here: 1, central: 5 });
    const shopper = new Visitor(shop);
    await addTyre(shopper, '/muster', code, 3);
    const split = orderNumber(await order(shopper, '/muster', 'kauf'));
    const both = await till.open(`/muster/tresen/druck?wahlA=${split}`);
    expect(textOf(/Packliste<\/h2>[\s\S]*?<\/table>/.exec(both.text)?.[0] ?? '')).toMatch(/ 1 2$/);
    const foreign = await placed('/standard');
    const none = await till.open(`/muster/tresen/druck?wahlA=${foreign.number}&wahlB=%25%00`);
    expect(textOf(none.text)).toContain('Keine Bestellung ist offen.');
    const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
    expect((await elsewhere.open('/muster/tresen/druck')).status).toBe(404);
  });
});
