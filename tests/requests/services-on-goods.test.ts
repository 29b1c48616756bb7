import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { address, addTyre, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const demo = path.resolve(import.meta.dirname, '../../app/commands/demo');
const rowsOf = async (file: string) => {
  const [header = '', ...lines] = (await fs.readFile(path.join(demo, file), 'utf8')).trim().split('\n');
  const columns = header.split(';');
  return lines.map((line) => {
    const fields = line.split(';');
    return Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));
  });
};

const { database, shop } = await freshShop();
const next = 'Weiter';
const balancing = 'service:rad-wuchten';
const add = (buyer: Visitor, article: string, quantity = 4, location = 'muster') =>
  buyer.post(`/${location}/warenkorb`, { aktion: 'hinzufuegen', artikel: article, menge: String(quantity) });

describe('the pages of work on wheels', () => {
  it('list it with prices, and no menu leads there', async () => {
    const visitor = new Visitor(shop);
    const list = await visitor.open('/muster/reifenservice');
    expect(list.status).toBe(200);
    expect(textOf(list.text)).toContain('Transporterreifen aufziehen');
    const wheels = await visitor.open('/muster/reifenservice/filters/montage?reifenart=runflat');
    expect(
      [...wheels.text.matchAll(/<h2[^>]*>.*?<\/h2>/g)].filter(([title]) => /aufziehen/.test(title)),
    ).toHaveLength(3);
    expect((await visitor.open('/muster/felgen-raeder')).text).not.toContain('/muster/reifenservice"');
  });

  it('tell price and size, without shipping, maker and wish list', async () => {
    const visitor = new Visitor(shop);
    const page = await visitor.open('/muster/reifenservice/reifen-aufziehen-18-bis-19-zoll');
    const text = textOf(page.text);
    expect(text).toContain('18 bis 19 Zoll');
    expect(page.text).toContain('data-cents="1190"');
    expect(text).toContain('je Rad inkl. MwSt. In Kiel erhältlich');
    expect(text).not.toMatch(/Angaben zum Hersteller|Gewährleistung|EAN|Passt das/);
    expect(page.text).not.toContain('value="service:reifen-aufziehen-18-bis-19-zoll" aria-pressed');
    const cheaper = await visitor.open('/techno/reifenservice/reifen-aufziehen-18-bis-19-zoll');
    expect(cheaper.text).toContain('data-cents="690"');
    expect((await visitor.open('/muster/reifenservice/reifen-aufziehen')).status).toBe(404);
    expect(page.text).toContain('/bilder/arbeit.svg');
    expect((await visitor.open('/muster/bilder/arbeit.svg')).status).toBe(200);
  });

  it('are found by the words of the work', async () => {
    const found = await new Visitor(shop).open('/muster/search?q=Altreifen+entsorgen');
    expect(found.text).toContain('/muster/reifenservice/altreifen-entsorgen');
  });
});

describe('work in a cart', () => {
  it('is ordered without stock, and stands on no wish list', async () => {
    const buyer = new Visitor(shop);
    await buyer.post('/muster/merkliste', { aktion: 'merken', artikel: balancing });
    expect(textOf((await buyer.open('/muster/merkliste')).text)).not.toContain('Rad wuchten');
    await add(buyer, balancing, 99);
    expect(cartOf(await buyer.open('/muster/warenkorb')).goods).toBe(99 * 600);
  });

  it('is no parcel, whatever lies beside it: not in the cart, not as a choice, not as sent by hand', async () => {
    const tyre = await someTyre(database);
    await setStock(database, tyre.id, { here: 20 });
    const buyer = new Visitor(shop);
    await addTyre(buyer, '/muster', tyre.id, 2);
    expect(textOf((await buyer.open('/muster/warenkorb')).text)).toContain('Versand mit');
    const step = await buyer.press('/muster/initiateCheckout', next, { weg: 'kauf' });
    const payment = await buyer.press(step, next, address);
    await buyer.press(payment, next, { lieferung: 'versand', zahlung: 'vorkasse' });
    await add(buyer, balancing, 2);
    expect(textOf((await buyer.open('/muster/warenkorb')).text)).not.toContain('Versand mit');
    const asked = await buyer.open('/muster/checkout/bestaetigungKauf');
    expect(asked.path).toBe('/muster/checkout/zahlung');
    expect(asked.text).not.toContain('value="versand');
    expect(textOf(asked.text)).toContain('Deshalb ist nur die Abholung in Kiel möglich');
    const refused = await buyer.press(asked, next, { lieferung: 'versand', zahlung: 'vorkasse' });
    expect(refused.status).toBe(400);
    const last = await buyer.press(asked, next, { lieferung: 'abholung', zahlung: 'abholung' });
    const thanks = await buyer.press(last, 'zahlungspflichtig bestellen', { agb: 'on' });
    const number = orderNumber(thanks);
    const lines = await database.query(
      `select title, quantity, order_lines.parts from order_lines join orders on orders.id = order_id where number = $1 and title = 'Rad wuchten'`,
      [number],
    );
    expect(lines).toEqual([{ title: 'Rad wuchten', quantity: 2, parts: {} }]);
  });
});

describe('complete wheels', () => {
  it('have the most specific work of the demo in their price, at each location', async () => {
    const services = await rowsOf('services-on-goods.csv');
    const own = (await rowsOf('prices.csv')).filter(({ artikel }) => artikel?.startsWith('service:'));
    const costAt = (service: Record<string, string>, location: string) =>
      Number(
        own.find(({ artikel, standort }) => artikel === `service:${service.id}` && standort === location)
          ?.preis ?? service.preis,
      );
    const wheels = await database.query<{
      code: string;
      inches: number;
      runflat: boolean;
      commercial: boolean;
      sensor: boolean;
    }>(`select articles.code, rim_tenths / 10 as inches, run_flat_mark is not null as runflat, is_commercial as commercial,
          exists (select from components join articles part on part.id = component_id
            where components.article_id = complete_wheels.article_id and part.kind = 'product') as sensor
        from complete_wheels join articles on articles.id = article_id join tyres on tyres.article_id = tyre_id`);
    expect(wheels.length).toBeGreaterThan(50);
    for (const location of ['muster', 'techno', 'rheinland', 'audi-zentrum']) {
      const shown = await database.query<{ code: string; cents: number }>(
        `select wheel.code, sum(coalesce(here.cents, network.cents))::int as cents
         from components join articles wheel on wheel.id = components.article_id join articles work on work.id = component_id
         left join current_prices network on network.article_id = work.id and network.location_id is null
         left join current_prices here on here.article_id = work.id and here.location_id = (select id from locations where url = $1)
         where work.kind = 'service' group by 1`,
        [location],
      );
      const centsOf = new Map(shown.map(({ code, cents }) => [code, cents]));
      for (const wheel of wheels) {
        const type = wheel.runflat ? 'runflat' : wheel.commercial ? 'transporter' : '';
        const fitting = services.find(
          (service) =>
            service.arbeit === 'montage' &&
            service.reifenart === type &&
            wheel.inches >= Number(service.zollVon) &&
            wheel.inches <= (Number(service.zollBis) || 99),
        );
        const named = (id: string) => services.find((service) => service.id === id) ?? {};
        const parts = [
          fitting ?? {},
          named('rad-wuchten'),
          named(wheel.sensor ? 'rdks-sensor-einbauen' : 'ventil-erneuern'),
        ];
        const expected = Math.round(100 * parts.reduce((sum, part) => sum + costAt(part, location), 0));
        expect([wheel.code, location, centsOf.get(wheel.code)]).toEqual([wheel.code, location, expected]);
      }
    }
  });

  it('are not sold while work on them is priced nowhere, and the doctor tells', async () => {
    const wheelCode = await database.value<string>(
      `select code from articles where kind = 'complete-wheel' and exists (select from current_prices where article_id = id and is_sum) order by id limit 1`,
    );
    await database.query(
      `delete from prices where article_id in (select id from articles where kind = 'service' and code = 'rad-wuchten')`,
    );
    await database.query(
      `delete from current_prices where article_id in (select id from articles where kind = 'service' and code = 'rad-wuchten')`,
    );
    expect((await new Visitor(shop).open(`/standard/komplettraeder/${wheelCode}`)).status).toBe(404);
    const { stdout } = await radhaus(database, 'doctor');
    expect(stdout).toContain(
      'work on goods without a price at any location, not sold (1): service:rad-wuchten',
    );
  });
});
