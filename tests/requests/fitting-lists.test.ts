import { describe, expect, it } from 'vitest';
import { addFittingProducts, driverOf, GOLF, KIA, PASSAT, vehicleSection } from '../support/fitting-products';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { cardsOf, facetOf, hitsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: addFittingProducts });
const driver = await driverOf(shop, GOLF);
const titles = (page: { text: string }) => cardsOf(page).map(({ title }) => title);

describe('a list of products with a chosen vehicle', () => {
  it('has what is made for it, for its make, or for any, each at its cheapest variant that may fit', async () => {
    const page = await driver.open('/muster/kofferraum');
    expect(titles(page)).toEqual(['Nordkap Netz', 'Nordkap Wanne', 'Alpin Matte']);
    expect(cardsOf(page).map(({ cents }) => cents)).toEqual([900, 3_000, 4_000]);
    expect(hitsOf(page)).toBe(3);
    expect(textOf(vehicleSection(page))).toBe(
      '2 von 4 passen zu Ihrem Fahrzeug, bei 1 ist es nicht bekannt. Alle 4 zeigen',
    );
    expect([...page.text.matchAll(/data-fitment="([^"]*)"/g)].map(([, verdict]) => verdict)).toEqual(
      expect.arrayContaining(['fits', 'unknown']),
    );
    expect(page.text).not.toContain('data-fitment="fits-not"');
    expect([...facetOf(page, 'hersteller')]).toEqual([
      ['Nordkap', 2],
      ['Alpin', 1],
    ]);
  });

  it('has all behind one link, keeps that beside other choices, and leads back', async () => {
    const [all = ''] = linksNamed(await driver.open('/muster/kofferraum'), 'Alle 4 zeigen');
    const page = await driver.open(all);
    expect([hitsOf(page), page.text.includes('data-fitment="fits-not"')]).toEqual([4, true]);
    expect(textOf(vehicleSection(page))).toBe(
      '2 von 4 passen zu Ihrem Fahrzeug, bei 1 ist es nicht bekannt. Nur passende zeigen',
    );
    expect(page.text).toContain('<input type="hidden" name="passend" value="alle"/>');
    expect(hitsOf(await driver.open('/muster/kofferraum/filters/hersteller-alpin?passend=alle'))).toBe(2);
    const [back = ''] = linksNamed(page, 'Nur passende zeigen');
    expect(hitsOf(await driver.open(back))).toBe(3);
  });

  it('counts with what else is chosen', async () => {
    const here = await driver.open('/muster/kofferraum/filters/sofort');
    expect([hitsOf(here), textOf(vehicleSection(here))]).toEqual([
      1,
      '1 von 2 passt zu Ihrem Fahrzeug. Alle 2 zeigen',
    ]);
  });

  it('of a vehicle without an ECode leaves out other makes alone', async () => {
    const passat = await driverOf(shop, PASSAT);
    expect(titles(await passat.open('/muster/kofferraum'))).toEqual([
      'Nordkap Netz',
      'Nordkap Wanne',
      'Alpin Matte',
    ]);
    expect(titles(await (await driverOf(shop, KIA)).open('/muster/kofferraum'))).toEqual(['Nordkap Netz']);
  });

  it('offers what products have on the vehicle, as the longest prefix says it, and tells it with each', async () => {
    await database.query(
      `insert into article_vehicle_prefixes select prefix, id, said::jsonb from articles, (values
         ('wanne-golf', '01905', '{"Einbauort": ["überall"]}'), ('netz-1', '01', '{"Einbauort": ["hinten", "vorn"]}')) as made (code, prefix, said)
       where articles.code = made.code`,
    );
    await database.query(
      `update article_vehicle_prefixes set filter_values = '{"Einbauort": ["hinten"], "Farbe": ["Schwarz"]}'
       where prefix = '01905102' and article_id = (select id from articles where code = 'wanne-golf')`,
    );
    await database.query(`insert into tag_moves (tag) values ('vehicle-filter')`);
    const chips = async (path: string) =>
      [...vehicleSection(await driver.open(path)).matchAll(/<li>[\s\S]*?<\/li>/g)].map(([chip]) =>
        textOf(chip),
      );
    await expect
      .poll(() => chips('/muster/kofferraum'))
      .toEqual(['Einbauort: hinten', 'Einbauort: vorn', 'Farbe: Schwarz']);
    const page = await driver.open('/muster/kofferraum');
    expect(textOf(page.text)).toContain('Passgenau für Ihren Golf VII: Einbauort hinten; Farbe Schwarz');
    const [front = ''] = linksNamed(page, 'Einbauort: vorn');
    const narrowed = await driver.open(front);
    expect(titles(narrowed)).toEqual(['Nordkap Netz']);
    expect(vehicleSection(narrowed)).toContain('aria-current="true"');
    expect(textOf(vehicleSection(narrowed))).toContain(
      '2 von 4 passen zu Ihrem Fahrzeug, bei 1 ist es nicht bekannt.',
    );
    const [all = ''] = linksNamed(narrowed, 'Einbauort: vorn');
    expect(hitsOf(await driver.open(all))).toBe(3);
    expect(hitsOf(await driver.open('/muster/kofferraum?merkmal=Einbauort:oben'))).toBe(0);
    expect((await driver.open('/muster/kofferraum?merkmal=oben')).status).toBe(400);
  });

  it('is silent where a make of car says what things are about', async () => {
    const page = await driver.open('/muster/modellautos');
    expect([vehicleSection(page), page.text.includes('data-fitment="')]).toEqual(['', false]);
    expect(hitsOf(page)).toBe(hitsOf(await new Visitor(shop).open('/muster/modellautos')));
  });

  it('without a vehicle, or at a location that does not search by vehicles, all are there', async () => {
    const anybody = new Visitor(shop);
    for (const path of ['/muster/kofferraum', '/muster/kofferraum?passend=alle']) {
      const page = await anybody.open(path);
      expect([page.status, hitsOf(page), vehicleSection(page)]).toEqual([200, 4, '']);
    }
    const page = await driver.open('/legacy/kofferraum');
    expect([hitsOf(page), vehicleSection(page)]).toEqual([4, '']);
  });

  it('is searched with a word on each hit whether it fits', async () => {
    const page = await driver.open('/muster/search?q=nordkap+wanne');
    expect(page.text).toMatch(/data-fitment="(fits|fits-not)"/);
    expect((await new Visitor(shop).open('/muster/search?q=nordkap+wanne')).text).not.toContain(
      'data-fitment=',
    );
  });

  it('does not take another word', async () => {
    const page = await driver.open('/muster/kofferraum?passend=vielleicht');
    expect([page.status, hitsOf(page)]).toEqual([400, 3]);
    expect(textOf(page.text)).toContain('Die Angabe „vielleicht“ kennen wir nicht.');
  });

  it('follows what variants are made for', async () => {
    await database.query(`delete from article_vehicle_prefixes where prefix in ('01905102', '01905')`);
    await database.query(`insert into tag_moves (tag) values ('vehicle-filter')`);
    await database.query(
      `insert into article_vehicle_prefixes select '01905130', id, '{}' from articles where code = 'wanne-golf'`,
    );
    await database.query(`insert into tag_moves (tag) values ('vehicle-filter')`);
    await expect
      .poll(async () => titles(await driver.open('/muster/kofferraum')))
      .toEqual(['Nordkap Netz', 'Alpin Matte']);
  });
});
