import { describe, expect, it } from 'vitest';
import { order, orderNumber, toConfirmation } from '../support/buyer';
import { setStock } from '../support/catalogue';
import { addWheel, partsOn, type Wheel, wheelShop } from '../support/complete-wheels';
import { textOf } from '../support/html-forms';
import { cardsOf, hitsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop, visitor, nextWheel, wheels, list, detail } = await wheelShop();

describe('the stock of a complete wheel', () => {
  it('is that of its scarcest part', async () => {
    const wheel = nextWheel();
    await setStock(database, wheel.rim, { here: 3, central: 2 });
    await setStock(database, wheel.tyre, { here: 9 });
    const text = textOf((await detail(wheel.code)).text);
    expect(text).toContain('3 Stück in Kiel, sofort abholbereit');
    expect(text).toContain('Weitere 2 Stück');
    const none = nextWheel();
    await setStock(database, none.tyre, { here: 9 });
    await setStock(database, none.rim, {});
    expect(textOf((await detail(none.code)).text)).toContain('Zurzeit nicht lieferbar.');
  });

  it('competes with loose pieces: the last tyre is sold once, on a wheel or without', async () => {
    const wheel = nextWheel();
    await setStock(database, wheel.tyre, { here: 1 });
    await setStock(database, wheel.rim, { here: 8 });
    const buyers = await Promise.all(
      [`complete-wheel:${wheel.code}`, `tyre:${wheel.tyre}`].map(async (artikel) => {
        const buyer = new Visitor(shop);
        await buyer.post('/muster/warenkorb', { aktion: 'hinzufuegen', artikel, menge: '1' });
        return { buyer, page: await toConfirmation(buyer, '/muster', 'kauf') };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ buyer, page }) => buyer.press(page, 'zahlungspflichtig bestellen', { agb: 'on' })),
    );
    expect(answers.filter((answer) => orderNumber(answer))).toHaveLength(1);
  });

  it('is taken from its parts by an order', async () => {
    const wheel = nextWheel();
    const buyer = new Visitor(shop);
    const page = await buyer.open(`/muster/komplettraeder/${wheel.code}`);
    const cart = await buyer.press(page, 'In den Warenkorb', { menge: '4' });
    expect(cart.text).toContain(`href="/muster/komplettraeder/${wheel.code}"`);
    expect(orderNumber(await order(buyer, '/muster', 'reservierung'))).toBeTruthy();
    const rows = await database.query<{ code: string; allocated: number }>(
      `select code, sum(allocated)::int as allocated from stock_levels join articles on articles.id = article_id
       where code = any($1) group by code`,
      [[wheel.rim, wheel.tyre]],
    );
    expect(Object.fromEntries(rows.map(({ code, allocated }) => [code, allocated]))).toEqual({
      [wheel.rim]: 4,
      [wheel.tyre]: 4,
    });
  });
});

describe('a complete wheel with a sensor', () => {
  /** Another wheel each time: pages may be behind what is in stock. */
  let taken = 0;
  const withSensor = async (here: number) => {
    const [wheel] = await wheels(
      `sensor is not null and is_sum order by article_id desc limit 1 offset ${taken++}`,
    );
    const { code, rim, tyre, sensor, sensor_cents } = wheel as Wheel;
    await setStock(database, rim, { here: 8 });
    await setStock(database, tyre, { here: 8 });
    await setStock(database, sensor ?? '', { here });
    return { ...(wheel as Wheel), code, sensor: sensor ?? '', sensor_cents: sensor_cents ?? 0 };
  };

  it('tells it among the parts, with its page, and costs that much more', async () => {
    const { code, rim_cents, tyre_cents, work_cents, sensor, sensor_cents, cents } = await withSensor(8);
    expect(cents).toBe(rim_cents + tyre_cents + sensor_cents + work_cents);
    const page = await detail(code);
    const parts = partsOn(page);
    expect(parts.cents).toEqual([rim_cents, tyre_cents, sensor_cents, work_cents, cents]);
    const to = `/muster/rdks-sensoren/${sensor}/exakt`;
    expect(parts.text).toContain(`RDKS-Sensor<a href="${to}"`);
    expect((await visitor.open(to)).status).toBe(200);
    expect(textOf(page.text)).toContain('mit RDKS-Sensor');
  });

  it('is found by the list’s filter, and only such wheels are', async () => {
    const known = await wheels('sensor is not null');
    expect(known.length).toBeGreaterThan(10);
    const page = await list('?rdks=1');
    expect([hitsOf(page), known.length]).toEqual([known.length, hitsOf(page)]);
    expect(cardsOf(page).every(({ id }) => known.some(({ code }) => code === id))).toBe(true);
    expect(linksNamed(page, 'Mit RDKS-Sensor entfernen')).toEqual(['/muster/komplettraeder']);
  });

  it('can be had as often as its scarcest part, the sensor too, and not at all without it', async () => {
    const stockWords = async (here: number) => textOf((await detail((await withSensor(here)).code)).text);
    expect(await stockWords(2)).toContain('2 Stück in Kiel, sofort abholbereit');
    expect(await stockWords(0)).toContain('Zurzeit nicht lieferbar.');
  });

  it('takes all three from stock when it is ordered', async () => {
    const { code, rim, tyre, sensor } = await withSensor(4);
    const buyer = new Visitor(shop);
    await addWheel(buyer, code, 4);
    expect(orderNumber(await order(buyer, '/muster', 'reservierung'))).toBeTruthy();
    const rows = await database.query<{ code: string; allocated: number }>(
      `select code, sum(allocated)::int as allocated from stock_levels join articles on articles.id = article_id
       where code = any($1) group by code having sum(allocated) > 0`,
      [[rim, tyre, sensor]],
    );
    expect(new Map(rows.map((row) => [row.code, row.allocated]))).toEqual(
      new Map([rim, tyre, sensor].map((part) => [part, 4])),
    );
  });
});
