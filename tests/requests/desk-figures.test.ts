import { beforeEach, describe, expect, it } from 'vitest';
import { type FigureKind, figureKinds, figureMeanings } from '~/domain/desk/figures/figure';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { formatCents, parseCents } from '~/values/money';
import { someTyres } from '../support/catalogue';
import { radhaus } from '../support/command';
import { locationIdOf, openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { liftReservationLimits } from '../support/reservation-settings';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const clerk = await openDesk(database, shop, 'verkauf');
const [tyre] = await someTyres(database, 1);
const code = tyre?.id ?? '';
const command = (...args: string[]) => radhaus(database, 'order', ...args);

/** What other tests did is of an earlier month. */
beforeEach(async () => {
  await database.query("update orders set placed_at = placed_at - interval '30 days'");
  await database.query("update fulfilment_events set at = at - interval '30 days'");
  await database.query("update payment_events set at = at - interval '30 days'");
});

interface Told {
  count: number;
  cents: number;
}

const none = Object.fromEntries(figureKinds.map((kind) => [kind, { count: 0, cents: 0 }])) as Record<
  FigureKind,
  Told
>;

/** As the first page of the desk tells them. */
async function told(place = 'muster'): Promise<Record<FigureKind, Told>> {
  const { text } = await clerk.open(`/${place}/tresen`);
  const table = /<table[^>]*data-figures[^>]*>([\s\S]*?)<\/table>/.exec(text)?.[1] ?? '';
  const rows = [...table.matchAll(/was=(\w+)[\s\S]*?<td>(\d+)<\/td><td>([^<]+)<\/td>/g)];
  const found = rows.map(([, kind = '', count, sum = '']) => [
    kind,
    { count: Number(count), cents: parseCents(sum) ?? Number.NaN },
  ]);
  return { ...none, ...Object.fromEntries(found) };
}

/** The sum and the orders of a figure's list. */
async function listed(kind: FigureKind, day = '') {
  const page = await clerk.open(`/muster/tresen/zahlen?was=${kind}${day && `&tag=${day}`}`);
  expect(page.status).toBe(200);
  expect(textOf(page.text)).toContain(figureMeanings[kind]);
  const list = /<ul[^>]*data-rows[^>]*>([\s\S]*?)<\/ul>/.exec(page.text)?.[1] ?? '';
  const rows = list.split('</li>').slice(0, -1).map(textOf);
  return {
    numbers: rows.map((row) => /RH-[\w-]+/.exec(row)?.[0]),
    cents: rows.reduce((sum, row) => sum + (parseCents(/[\d.]+,\d\d.€/.exec(row)?.[0] ?? '') ?? 0), 0),
  };
}

const priceOf = async (number: string) => {
  const [row] = await database.query<{ total: number; unit: number }>(
    `select total_cents as total, unit_price_cents as unit from orders join order_lines on order_id = orders.id where number = $1`,
    [number],
  );
  return row ?? expect.fail('no order');
};

describe('the figures of the week', () => {
  it('count each by itself: ordered, reserved, handed over, paid, returned, given back', async () => {
    const bought = await placeOrder(database, shop, code, { pieces: 4 });
    const unpaid = await placeOrder(database, shop, code, { pieces: 1 });
    const givenUp = await placeOrder(database, shop, code, { pieces: 3 });
    const inPart = await placeOrder(database, shop, code, { pieces: 2 });
    const reserved = await placeOrder(database, shop, code, { way: 'reservierung', pieces: 2 });
    await command('cancel', givenUp.number);
    await command('cancel', inPart.number, '--line', '1:1');
    await command('paid', bought.number);
    await command('fulfil', bought.number);
    await command('return', bought.number, `tyre:${code}`, '1', '--goods', 'sellable');
    await command('refund', bought.number, '--amount', '12,34', '--by-hand', '--done', '--reference', 'Test');
    const [{ total, unit }, open, part] = await Promise.all([
      priceOf(bought.number),
      priceOf(unpaid.number),
      priceOf(inPart.number),
    ]);
    const held = await priceOf(reserved.number);
    const wanted: Record<FigureKind, Told> = {
      bestellt: { count: 3, cents: total + open.total + part.total - part.unit },
      reserviert: { count: 1, cents: held.total },
      uebergeben: { count: 1, cents: 4 * unit },
      bezahlt: { count: 1, cents: total },
      zurueck: { count: 1, cents: unit },
      erstattet: { count: 1, cents: 1234 },
    };
    expect(await told()).toEqual(wanted);
    for (const kind of figureKinds) {
      const { numbers, cents } = await listed(kind);
      expect([kind, numbers.length, cents]).toEqual([kind, wanted[kind].count, wanted[kind].cents]);
      expect(numbers).not.toContain(givenUp.number);
    }
    expect((await listed('bezahlt')).numbers).toEqual([bought.number]);
    expect((await listed('reserviert')).numbers).toEqual([reserved.number]);
  });

  it('have a list for each day of Germany, from the first minute to the last', async () => {
    const { number } = await placeOrder(database, shop, code, { pieces: 1 });
    const today = germanDate(new Date());
    const { total } = await priceOf(number);
    const at = async (moment: string) =>
      database.query(
        `update orders set placed_at = ($2::text)::timestamp at time zone 'Europe/Berlin' where number = $1`,
        [number, moment],
      );
    for (let ago = 0; ago < 8; ago += 1) {
      const day = isoDayAfter(today, -ago);
      for (const time of ['00:00:00', '23:59:59']) {
        await at(`${day} ${time}`);
        const isIn = ago < 7;
        expect([day, time, (await told()).bestellt]).toEqual([
          day,
          time,
          isIn ? { count: 1, cents: total } : { count: 0, cents: 0 },
        ]);
        if (!isIn) continue;
        expect((await listed('bestellt', day)).numbers).toEqual([number]);
        expect((await listed('bestellt', isoDayAfter(day, 1))).numbers).toEqual(ago === 0 ? [number] : []);
      }
    }
  });

  it('are those of the location, and an odd address shows the first', async () => {
    const elsewhere = await openDesk(database, shop, 'verkauf', 'standard');
    await placeOrder(database, shop, code, { pieces: 1 });
    const { text } = await elsewhere.open('/standard/tresen/zahlen?was=bestellt');
    expect(textOf(text)).toContain('Kein Eintrag.');
    expect(await locationIdOf(database, 'standard')).not.toBe(await locationIdOf(database, 'muster'));
    for (const query of [
      '',
      '?was=',
      '?was=umsatz&tag=9999-12-31',
      '?tag=%00',
      '?was=bestellt&tag=0026-01-01',
    ]) {
      const page = await clerk.open(`/muster/tresen/zahlen${query}`);
      expect([query, page.status, textOf(page.text).includes(figureMeanings.bestellt)]).toEqual([
        query,
        200,
        true,
      ]);
    }
  });
});

it('an order tells what remains of its sum after a refund, at the desk', async () => {
  const { number, at } = await placeOrder(database, shop, code, { pieces: 4 });
  await command('paid', number);
  await command('fulfil', number);
  await command('refund', number, '--amount', '100,00', '--by-hand', '--done', '--reference', 'Test');
  const { total } = await priceOf(number);
  const desk = textOf((await clerk.open(at)).text);
  const plain = (cents: number) => formatCents(cents).replace('\u00a0', ' ');
  expect(desk).toContain(`Erstattet ${plain(-10_000)} Nach Erstattung ${plain(total - 10_000)}`);
});
