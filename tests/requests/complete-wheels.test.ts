import { describe, expect, it } from 'vitest';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import { projectPrices } from '~/domain/catalog/pricing/project-prices.server';
import { order, orderNumber, toConfirmation } from '../support/buyer';
import { articleIdOf, retireTyre, setPrice, setStock } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { cartOf } from '../support/shown-cart';
import { cardsOf, facetOf, hitsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });
const visitor = new Visitor(shop);
const FITTING = 1_990;

interface Wheel {
  code: string;
  title: string;
  subtitle: string;
  cents: number;
  rim: string;
  rim_cents: number;
  tyre: string;
  tyre_cents: number;
  is_sum: boolean;
  /** Of the variant of a sensor; none where the wheel has none. */
  sensor: string | null;
  sensor_cents: number | null;
}

/** Wheels with their parts as the database has them, and how many can be made of what is in Kiel. */
function wheels(rest: string): Promise<Wheel[]> {
  return database.query<Wheel>(
    `select * from (
       select wheel.code, wheel.title, wheel.subtitle, price.cents, price.is_sum, rim_article.code as rim, rim_price.cents as rim_cents,
         tyre_article.code as tyre, tyre_price.cents as tyre_cents, rim_article.make as rim_make, tyre_article.make as tyre_make,
         rims.diameter_tenths, rims.width_tenths, rims.bolt_holes, rims.bolt_circle_tenths, rims.colour, wheel.id as article_id,
         sensor_article.code as sensor, sensor_price.cents as sensor_cents, tyres.season, tyres.width, tyres.aspect, tyres.wet_class, tyres.fuel_class, tyres.noise_class,
         least(coalesce((select on_hand - allocated from stock_levels where article_id = rim_id and warehouse_id = kiel.id), 0),
           coalesce((select on_hand - allocated from stock_levels where article_id = tyre_id and warehouse_id = kiel.id), 0),
           case when extra.component_id is null then 1000 else coalesce((select on_hand - allocated from stock_levels
             where article_id = extra.component_id and warehouse_id = kiel.id), 0) end) as here
       from complete_wheels
       join articles wheel on wheel.id = complete_wheels.article_id
       join current_prices price on price.article_id = wheel.id and price.location_id is null
       join articles rim_article on rim_article.id = rim_id join rims on rims.article_id = rim_id
       join articles tyre_article on tyre_article.id = tyre_id join tyres on tyres.article_id = tyre_id
       left join current_prices rim_price on rim_price.article_id = rim_id and rim_price.location_id is null
       left join current_prices tyre_price on tyre_price.article_id = tyre_id and tyre_price.location_id is null
       left join components extra on extra.article_id = wheel.id and extra.component_id not in (rim_id, tyre_id)
       left join articles sensor_article on sensor_article.id = extra.component_id
       left join current_prices sensor_price on sensor_price.article_id = extra.component_id and sensor_price.location_id is null
       cross join (select warehouses.id from warehouses join locations on locations.id = location_id where url = 'muster') kiel
     ) wheel where ${rest}`,
  );
}

/** Wheels of rim and tyre that no test has touched, one after the other. */
const untouched = (await wheels('is_sum and here >= 4 and sensor is null order by article_id')).values();
function nextWheel(): Wheel {
  const { value } = untouched.next();
  if (!value) throw new Error('no more wheels');
  return value;
}

const list = (query = '', location = 'muster') => visitor.open(`/${location}/komplettraeder${query}`);
const detail = (code: string, location = 'muster') => visitor.open(`/${location}/komplettraeder/${code}`);
const priceOn = (page: { text: string }) => Number(/data-cents="(\d+)"/.exec(page.text)?.[1]);
const heading = (page: { text: string }) => textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.text)?.[1] ?? '');
const add = (buyer: Visitor, code: string, quantity: number, location = 'muster') =>
  buyer.post(`/${location}/warenkorb`, {
    aktion: 'hinzufuegen',
    artikel: `complete-wheel:${code}`,
    menge: String(quantity),
  });

describe('the list of complete wheels', () => {
  it('has all sixty of the demo, cheapest first', async () => {
    const known = await wheels('true order by cents, article_id');
    const page = await list();
    expect([page.status, heading(page), hitsOf(page), known.length]).toEqual([200, 'Kompletträder', 60, 60]);
    expect(cardsOf(page).map(({ id, cents }) => [id, cents])).toEqual(
      known.slice(0, 24).map(({ code, cents }) => [code, cents]),
    );
    expect(page.text).toContain('je Komplettrad inkl. MwSt.');
  });

  it.each([
    ['', 'durchmesser', '17', 'diameter_tenths = 170'],
    ['', 'breite', '7,5', 'width_tenths = 75'],
    ['', 'reifengroesse', '205/55 R16', '(width, aspect, diameter_tenths) = (205, 55, 160)'],
    ['', 'lochkreis', '5x112', 'bolt_holes = 5 and bolt_circle_tenths = 1120'],
    ['', 'saison', 'winter', `season = 'winter'`],
    ['', 'farbe', 'Silber', `colour = 'Silber'`],
    ['', 'felgenhersteller', 'Borbet', `rim_make = 'Borbet'`],
    ['', 'reifenhersteller', 'Continental', `tyre_make = 'Continental'`],
    ['', 'nasshaftung', 'B', `wet_class = 'B'`],
    ['', 'kraftstoff', 'C', `fuel_class = 'C'`],
    ['', 'geraeusch', 'B', `noise_class = 'B'`],
    ['', 'sofort', '1', 'here > 0'],
    [
      '?saison=winter&preisBis=250',
      'durchmesser',
      '16',
      `season = 'winter' and cents <= 25000 and diameter_tenths = 160`,
    ],
  ])(
    'with "%s" the number beside %s=%s is that of the database, and of the list once chosen',
    async (query, name, value, sql) => {
      const page = await list(query);
      const known = (await wheels(sql)).length;
      expect(known).toBeGreaterThan(0);
      expect(facetOf(page, name).get(value)).toBe(known);
      if (query === '') expect(hitsOf(await list(`?${new URLSearchParams({ [name]: value })}`))).toBe(known);
    },
  );

  it('is filtered without JavaScript, and says what it cannot read', async () => {
    const filtered = await visitor.submit(await list(), { button: 'Filtern' }, { saison: 'winter' });
    expect(heading(filtered)).toBe('Winterkompletträder');
    expect(linksNamed(filtered, 'Winter entfernen')).toEqual(['/muster/komplettraeder']);
    for (const query of ['?durchmesser=riesig', '?reifengroesse=205', '?saison=herbst']) {
      expect((await list(query)).status).toBe(400);
    }
    expect((await list('?seite=99')).status).toBe(404);
  });

  it('stands where its other name leads, with what was chosen', async () => {
    const answer = await request({ port: shop.port, path: '/muster/komplettrad?saison=winter' });
    expect([answer.status, answer.headers.location]).toEqual([301, '/muster/komplettraeder?saison=winter']);
  });
});

describe('a location without complete wheels', () => {
  it('has no list, no page, none in searches and carts', async () => {
    const { code, title } = nextWheel();
    for (const path of ['komplettrad', 'komplettraeder', `komplettraeder/${code}`]) {
      expect((await visitor.open(`/standard/${path}`)).status).toBe(404);
    }
    const search = `search?${new URLSearchParams({ q: title })}`;
    expect(cardsOf(await visitor.open(`/muster/${search}`)).map(({ id }) => id)).toContain(code);
    expect(cardsOf(await visitor.open(`/standard/${search}`)).map(({ id }) => id)).not.toContain(code);
    const buyer = new Visitor(shop);
    await add(buyer, code, 1, 'standard');
    expect(cartOf(await buyer.open('/standard/warenkorb')).lines).toEqual([]);
  });
});

describe('the page of a complete wheel', () => {
  it('tells its parts with their prices, the fitting and the sum of all', async () => {
    const { code, title, rim, tyre, rim_cents, tyre_cents, cents } = nextWheel();
    expect(cents).toBe(rim_cents + tyre_cents + FITTING);
    const page = await detail(code);
    expect([page.status, heading(page)]).toEqual([200, title]);
    const [parts = ''] = /Was dazugehört[\s\S]*?<\/table>/.exec(page.text) ?? [];
    expect([...parts.matchAll(/data-cents="(\d+)"/g)].map(([, text]) => Number(text))).toEqual([
      rim_cents,
      tyre_cents,
      FITTING,
      cents,
    ]);
    expect(parts).toMatch(new RegExp(`href="/muster/(alu|stahl)felgen/${rim}"`));
    expect(parts).toContain(`href="/muster/reifen/${tyre}"`);
    expect(page.text).toContain('"@type":"Product"');
  });

  it('shows the EU label of its tyre with the data sheet', async () => {
    const { code, tyre } = nextWheel();
    const page = await detail(code);
    const [row] = await database.query<{ eprel_id: string }>(
      'select eprel_id from tyres join articles on articles.id = article_id where code = $1',
      [tyre],
    );
    expect(page.text).toContain(`src="/muster/bilder/reifenlabel/${tyre}.svg"`);
    expect(page.text).toContain(`https://eprel.ec.europa.eu/screen/product/tyres/${row?.eprel_id}`);
    expect((await list()).text).toContain('#eu-label"');
  });

  it('has a picture, and there is none for what is no wheel', async () => {
    const page = await detail(nextWheel().code);
    const source = /src="(\/muster\/bilder\/komplettraeder\/[^"]+)"/.exec(page.text)?.[1] ?? '';
    const answer = await request({ port: shop.port, path: source });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    for (const wrong of [
      'nix/Silber/17/5/komfort/Nokian/205%2F55%20R16%2091V',
      'sport/Silber/17/0/komfort/Nokian/205%2F55%20R16%2091V',
      'sport/Silber/17/5/komfort/Nokian/rund',
    ]) {
      expect(
        (await request({ port: shop.port, path: `/muster/bilder/komplettraeder/${wrong}.svg` })).status,
      ).toBe(404);
    }
  });

  it.each(['gibt-es-nicht', 'x'.repeat(200), "'"])('%s is none: 404', async (code) => {
    expect((await detail(code)).status).toBe(404);
  });

  it('says with a chosen vehicle by which document it is allowed, and why not', async () => {
    const driver = new Visitor(shop);
    await driver.post('/muster/fahrzeug', {
      fahrzeug: 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline',
    });
    const pages = await driver.open('/muster/komplettraeder?lochkreis=5x112');
    expect(pages.text).toContain('Zugelassen: EG-Übereinstimmung Feld 15.1');
    const [other] = await wheels('bolt_holes = 4 limit 1');
    const page = await driver.open(`/muster/komplettraeder/${other?.code}`);
    expect(page.text).toContain('data-fitment="fits-not"');
    expect(textOf(page.text)).toMatch(/Lochkreis 4x[\d,]+ passt nicht: das Fahrzeug hat 5x112/);
  });
});

describe('the price of a complete wheel', () => {
  const own = async (code: string, cents: number | null, location: string | null = null) =>
    appendPrices(database.context, [
      {
        articleId: await articleIdOf(database, code),
        locationId: location,
        validFrom: new Date(),
        regularCents: cents,
        offerCents: null,
        offerUntil: null,
      },
    ]);
  const inList = async (wheel: Wheel, location = 'muster') => {
    const query = new URLSearchParams({ q: wheel.title });
    return cardsOf(await visitor.open(`/${location}/search?${query}`)).find(({ id }) => id === wheel.code)
      ?.cents;
  };

  it('is another where the location asks another price for fitting, or sells a part at its own', async () => {
    const wheel = nextWheel();
    const { cents } = wheel;
    expect(priceOn(await detail(wheel.code, 'techno'))).toBe(cents - FITTING + 1_490);
    expect(await inList(wheel, 'techno')).toBe(cents - FITTING + 1_490);
    await own(wheel.tyre, wheel.tyre_cents - 500, 'loc-stadtwerk');
    await expect.poll(() => inList(wheel, 'stadtwerk')).toBe(cents - 500);
    expect(priceOn(await detail(wheel.code, 'stadtwerk'))).toBe(cents - 500);
    expect(await inList(wheel)).toBe(cents);
  });

  it('follows its parts in cart, list and page, and an order freezes it', async () => {
    const wheel = nextWheel();
    const buyer = new Visitor(shop);
    await add(buyer, wheel.code, 4);
    expect(cartOf(await buyer.open('/muster/warenkorb')).goods).toBe(4 * wheel.cents);
    await setPrice(database, wheel.tyre, wheel.tyre_cents + 700);
    const dearer = wheel.cents + 700;
    expect(cartOf(await buyer.open('/muster/warenkorb')).goods).toBe(4 * dearer);
    await expect.poll(() => inList(wheel)).toBe(dearer);
    expect(priceOn(await detail(wheel.code))).toBe(dearer);
    expect(orderNumber(await order(buyer, '/muster', 'reservierung'))).toBeTruthy();
    await setPrice(database, wheel.tyre, wheel.tyre_cents + 900);
    const [line] = await database.query<{ unit_price_cents: number }>(
      `select unit_price_cents from order_lines join articles on articles.id = article_id where code = $1`,
      [wheel.code],
    );
    expect(line).toEqual({ unit_price_cents: dearer });
  });

  it('has to be confirmed again where a part became dearer on the last step', async () => {
    const wheel = nextWheel();
    const buyer = new Visitor(shop);
    await add(buyer, wheel.code, 1);
    const last = await toConfirmation(buyer, '/muster', 'kauf');
    await setPrice(database, wheel.rim, wheel.rim_cents + 300);
    const answer = await buyer.submit(last, { button: 'zahlungspflichtig bestellen' }, { agb: 'on' });
    expect([answer.status, orderNumber(answer)]).toEqual([409, undefined]);
    expect(answer.text).toContain(`data-cents="${wheel.cents + 300}"`);
  });

  it('is its own where it has one, whatever its parts cost, until that ends', async () => {
    const wheel = nextWheel();
    await own(wheel.code, 12_345);
    await expect.poll(() => inList(wheel)).toBe(12_345);
    expect(await inList(wheel, 'techno')).toBe(12_345);
    const page = await detail(wheel.code);
    expect(priceOn(page)).toBe(12_345);
    expect(textOf(page.text)).toContain('Alles einzeln');
    await setPrice(database, wheel.rim, wheel.rim_cents + 100);
    await projectPrices(database.context);
    expect(await inList(wheel)).toBe(12_345);
    await own(wheel.code, null);
    await expect.poll(() => inList(wheel)).toBe(wheel.cents + 100);
    expect(await inList(wheel, 'techno')).toBe(wheel.cents + 100 - FITTING + 1_490);
  });

  it('a location’s own hides the sum there alone', async () => {
    const wheel = nextWheel();
    await own(wheel.code, 22_222, 'loc-muster');
    await expect.poll(() => inList(wheel)).toBe(22_222);
    expect(priceOn(await detail(wheel.code))).toBe(22_222);
    expect(await inList(wheel, 'stadtwerk')).toBe(wheel.cents);
  });

  it('is none once a part is no longer sold: the wheel is not, either', async () => {
    const wheel = nextWheel();
    const before = hitsOf(await list());
    await retireTyre(database, wheel.tyre);
    const lost = (
      await database.query<{ count: number }>(
        `select count(*)::int from complete_wheels join articles on articles.id = tyre_id where code = $1`,
        [wheel.tyre],
      )
    )[0]?.count;
    await expect.poll(async () => hitsOf(await list())).toBe(before - (lost ?? 0));
    expect((await detail(wheel.code)).status).toBe(404);
  });
});

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
      buyers.map(({ buyer, page }) =>
        buyer.submit(page, { button: 'zahlungspflichtig bestellen' }, { agb: 'on' }),
      ),
    );
    expect(answers.filter((answer) => orderNumber(answer))).toHaveLength(1);
  });

  it('is taken from its parts by an order', async () => {
    const wheel = nextWheel();
    const buyer = new Visitor(shop);
    const page = await buyer.open(`/muster/komplettraeder/${wheel.code}`);
    const cart = await buyer.submit(page, { button: 'In den Warenkorb' }, { menge: '4' });
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
    const { code, rim_cents, tyre_cents, sensor, sensor_cents, cents } = await withSensor(8);
    expect(cents).toBe(rim_cents + tyre_cents + sensor_cents + FITTING);
    const page = await detail(code);
    const [parts = ''] = /Was dazugehört[\s\S]*?<\/table>/.exec(page.text) ?? [];
    expect([...parts.matchAll(/data-cents="(\d+)"/g)].map(([, text]) => Number(text))).toEqual([
      rim_cents,
      tyre_cents,
      sensor_cents,
      FITTING,
      cents,
    ]);
    const to = `/muster/rdks-sensoren/${sensor}/exakt`;
    expect(parts).toContain(`RDKS-Sensor<a href="${to}"`);
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
    await add(buyer, code, 4);
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

it('a complete wheel is put on the wish list and found there', async () => {
  const { code, title } = nextWheel();
  const wisher = new Visitor(shop);
  await wisher.open('/muster/komplettraeder');
  await wisher.post('/muster/merkliste', { aktion: 'merken', artikel: `complete-wheel:${code}` });
  const wishes = await wisher.open('/muster/merkliste');
  expect(textOf(wishes.text)).toContain(title);
  expect(wishes.text).toContain(`href="/muster/komplettraeder/${code}"`);
});

it('words about complete wheels find them', async () => {
  const found = await visitor.open(
    `/muster/search?${new URLSearchParams({ q: 'Winterkompletträder Stahlgrau' })}`,
  );
  const known = await wheels(`season = 'winter' and colour = 'Stahlgrau'`);
  expect(known.length).toBeGreaterThan(0);
  expect(new Set(cardsOf(found).map(({ id }) => id))).toEqual(new Set(known.map(({ code }) => code)));
});
