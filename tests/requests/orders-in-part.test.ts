import { afterAll, describe, expect, it, vi } from 'vitest';
import { recountStock } from '~/domain/catalog/inventory/count-stock.server';
import { addTyre, order, orderNumber, person } from '../support/buyer';
import { makeKit, setStock, someTyres, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import type { MailRow } from '../support/order-mails';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const codes = (await someTyres(database, 16)).map(({ id }) => id);
let next = 0;

const command = (...args: string[]) => radhaus(database, 'order', ...args);
const refused = (words: string) => ({ stderr: expect.stringContaining(words) });
const stateOn = (page: { text: string }) => /data-order-state="([\w-]+)"/.exec(page.text)?.[1];

async function ordered(way: 'kauf' | 'reservierung', delivery?: 'versand') {
  const visitor = new Visitor(shop);
  const first = codes[next++] ?? '';
  const second = codes[next++] ?? '';
  await setStock(database, first, { here: 3, central: 2 });
  await setStock(database, second, { here: 4 });
  await addTyre(visitor, '/muster', first, 4);
  await addTyre(visitor, '/muster', second, 2);
  const page = await order(visitor, '/muster', way, undefined, delivery);
  return { visitor, first, second, page, number: orderNumber(page) ?? '' };
}

function mailsAbout(number: string, word: string, count: number) {
  return vi.waitFor(
    async () => {
      const mails = await database.query<MailRow>(
        'select * from mails where subject like $1 and recipient = $2 order by created_at',
        [`${word}%${number}`, person.email],
      );
      expect(mails).toHaveLength(count);
      return mails;
    },
    { timeout: 10_000, interval: 25 },
  );
}

afterAll(async () => {
  await expectStatesToFollow(database);
  expect(await recountStock(database.context)).toEqual([]);
});

describe('an order goes in parts', () => {
  it('is sent in two parcels, with a mail for each', async () => {
    const { visitor, first, second, page, number } = await ordered('kauf', 'versand');
    await command(
      'fulfil',
      number,
      '--line',
      '1:3',
      '--line',
      '2',
      '--by',
      'Lager',
      '--reason',
      'Rest folgt',
    );
    expect(await stockOf(database, first)).toEqual({ here: 0, central: 1 });
    expect(await stockOf(database, second)).toEqual({ here: 2, central: 0 });
    const shown = await visitor.open(page.path);
    expect(stateOn(shown)).toBe('partly-shipped');
    expect(textOf(shown.text)).toContain('Verschickt (5 von 6 Stück)');
    expect((await command('show', number)).stdout).toMatch(
      /shipped\s+by staff Lager: 3 of line 1, 2 of line 2 \(Rest folgt\)/,
    );
    await command('fulfil', number);
    expect(stateOn(await visitor.open(page.path))).toBe('shipped');
    const [part, rest] = await mailsAbout(number, 'Verschickt', 2);
    expect(part?.text).toContain('ein Teil Ihrer Ware ist unterwegs');
    expect(part?.text).toMatch(/3 × .*\n2 × /);
    expect(rest?.text).toMatch(/\n1 × /);
    const { rows } = await movementsOf(number);
    expect(rows).toEqual([-3, -1, -2].sort((a, b) => a - b));
  });

  it('is collected in part, the rest is cancelled, and one piece comes back', {
    timeout: 60_000,
  }, async () => {
    const { visitor, first, second, page, number } = await ordered('kauf');
    await command('ready', number, '--line', '2');
    expect(stateOn(await visitor.open(page.path))).toBe('confirmed');
    await command('fulfil', number, '--line', '2');
    expect(stateOn(await visitor.open(page.path))).toBe('partly-handed-over');
    await command('cancel', number);
    const partly = await visitor.open(page.path);
    expect(stateOn(partly)).toBe('handed-over');
    expect(partly.text).toContain('data-still-due');
    const [mail] = await mailsAbout(number, 'Storniert', 1);
    expect(mail?.text).toContain(`wir haben Teile Ihrer Bestellung ${number} storniert.`);
    expect(await stockOf(database, first)).toEqual({ here: 3, central: 2 });
    await command('return', number, '--line', '2:1');
    expect(await stockOf(database, second)).toEqual({ here: 3, central: 0 });
    expect(textOf((await visitor.open(page.path)).text)).toContain('davon 1 zurückgegeben');
    await command('return', number, `tyre:${second}`);
    expect(stateOn(await visitor.open(page.path))).toBe('returned');
    await expect(command('return', number)).rejects.toMatchObject(refused('came back already'));
  });

  it('is cancelled in part, and its page names the pieces and what is still to be paid', async () => {
    const { visitor, page, number } = await ordered('kauf');
    expect(page.text).not.toContain('data-still-due');
    await command('cancel', number, '--line', '1:1', '--line', '2:2');
    const [{ cents } = { cents: 0 }] = await database.query<{ cents: number }>(
      'select open_cents as cents from orders where number = $1',
      [number],
    );
    expect(cents).toBeGreaterThan(0);
    const { text } = await visitor.open(page.path);
    expect(textOf(text)).toMatch(/ davon 1 storniert .* (?<!davon \d )storniert /);
    expect(text).toMatch(new RegExp(`data-still-due.*?data-cents="${cents}"`, 's'));
  });

  it('hands over a wheel of a set: its components leave, those of the others stay put aside', async () => {
    const visitor = new Visitor(shop);
    const kit = 'satz-in-teilen';
    const rim = codes[next++] ?? '';
    const tyre = codes[next++] ?? '';
    await setStock(database, rim, { here: 8 });
    await setStock(database, tyre, { here: 8 });
    const each = (code: string) => ({ code, quantity: 1 });
    await makeKit(database, kit, [each(rim), each(tyre)]);
    await addTyre(visitor, '/muster', kit, 4);
    const number = orderNumber(await order(visitor, '/muster', 'kauf')) ?? '';
    await command('fulfil', number, '--line', '1:1');
    expect(await onHand(rim)).toEqual({ on_hand: 7, allocated: 3 });
    await command('return', number, `tyre:${rim}`, '1');
    expect(await onHand(rim)).toEqual({ on_hand: 8, allocated: 3 });
    expect(await onHand(tyre)).toEqual({ on_hand: 7, allocated: 3 });
    await command('fulfil', number);
    expect(await onHand(tyre)).toEqual({ on_hand: 4, allocated: 0 });
  });

  it.each([
    [['--line', '7'], 'has no line 7'],
    [['--line', '1:5'], 'Line 1 of'],
    [['--line', '1:3', '--line', '1:2'], 'has 1 such pieces'],
    [['--line', 'eins'], '"eins" names no line'],
    [['--line', '1:0'], '"1:0" names no line'],
  ])('not by %j: %s', async (args, words) => {
    const number = await unchanged;
    await expect(command('ready', number, ...args)).rejects.toMatchObject(refused(words));
    expect(await database.query(EVENTS_OF, [number])).toEqual([]);
  });

  it('at the same moment twice: each piece is handed over once', async () => {
    const { first, number } = await ordered('kauf');
    const results = await Promise.allSettled([1, 2, 3].map(() => command('fulfil', number, '--line', '1:2')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await stockOf(database, first)).toEqual({ here: 0, central: 1 });
  });
});

const EVENTS_OF = 'select kind from fulfilment_events join orders on orders.id = order_id where number = $1';
const unchanged = ordered('kauf').then(({ number }) => number);

async function movementsOf(number: string) {
  const moved = await database.query<{ delta: number }>(
    'select delta from stock_movements where reference = $1',
    [number],
  );
  return { rows: moved.map(({ delta }) => delta).sort((a, b) => a - b) };
}

async function onHand(code: string) {
  const [level] = await database.query(
    `select sum(on_hand)::int as on_hand, sum(allocated)::int as allocated
     from stock_levels join articles on articles.id = article_id where code = $1`,
    [code],
  );
  return level;
}
