import { describe, expect, it } from 'vitest';
import { fittingRims } from '~/domain/catalog/rims/fitting-rims.server';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { freshDatabase } from '../support/fresh-database';
import { decodeHtml, textOf } from '../support/html-forms';
import { addProducts, retireProducts } from '../support/products';
import { startShop } from '../support/running-shop';
import { cardsOf, facetOf, hitsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
/** Its ECode is taken away below. */
const PASSAT = 'volkswagen-passat-variant-3g5-2-0-tdi-dsg-highline';
const KIA = 'kia-ceed-cd-1-4-t-gdi-schaltgetriebe-vision';
const vehicle = await findVehicle(database.context, GOLF);
if (!vehicle) throw new Error('no Golf');

await retireProducts(database, ['cat-kofferraum']);
await addProducts(database, 'cat-kofferraum', [
  {
    code: 'wanne',
    make: 'Nordkap',
    name: 'Wanne',
    variants: [
      { code: 'wanne-audi', cents: 1_000, carMake: 'Audi' },
      { code: 'wanne-golf', cents: 3_000, carMake: 'Volkswagen' },
      { code: 'wanne-passat', cents: 2_000, carMake: 'Volkswagen' },
    ],
  },
  { code: 'netz', make: 'Nordkap', name: 'Netz', variants: [{ code: 'netz-1', cents: 900, here: 2 }] },
  {
    code: 'matte',
    make: 'Alpin',
    name: 'Matte',
    variants: [{ code: 'matte-vw', cents: 4_000, carMake: 'volkswagen' }],
  },
  {
    code: 'tasche',
    make: 'Alpin',
    name: 'Tasche',
    variants: [{ code: 'tasche-audi', cents: 5_000, carMake: 'Audi', here: 1 }],
  },
]);
await retireProducts(database, ['cat-fussmatten']);
await addProducts(database, 'cat-fussmatten', [
  {
    code: 'kette',
    make: 'Alpin',
    name: 'Kette',
    variants: [{ code: 'kette-audi', cents: 5_000, carMake: 'Audi' }],
  },
]);
await database.query(
  `insert into article_vehicle_prefixes select prefix, id, '{}' from articles,
     (values ('wanne-golf', '01905102'), ('wanne-passat', '01905130'), ('tasche-audi', '01060')) as made (code, prefix)
   where articles.code = made.code`,
);
await database.query('update vehicles set dat_ecode_prefix = null where code = $1', [PASSAT]);
const shop = await startShop({ DATABASE_URL: database.url });

async function driverOf(code: string): Promise<Visitor> {
  const driver = new Visitor(shop);
  await driver.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: code });
  return driver;
}
const driver = await driverOf(GOLF);
const section = ({ text }: { text: string }) =>
  /<section aria-label="Passend zum Fahrzeug"[\s\S]*?<\/section>/.exec(text)?.[0] ?? '';
const titles = (page: { text: string }) => cardsOf(page).map(({ title }) => title);

describe('a list of products with a chosen vehicle', () => {
  it('has what is made for it, for its make, or for any, each at its cheapest variant that may fit', async () => {
    const page = await driver.open('/muster/kofferraum');
    expect(titles(page)).toEqual(['Nordkap Netz', 'Nordkap Wanne', 'Alpin Matte']);
    expect(cardsOf(page).map(({ cents }) => cents)).toEqual([900, 3_000, 4_000]);
    expect(hitsOf(page)).toBe(3);
    expect(textOf(section(page))).toBe(
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
    expect(textOf(section(page))).toBe(
      '2 von 4 passen zu Ihrem Fahrzeug, bei 1 ist es nicht bekannt. Nur passende zeigen',
    );
    expect(page.text).toContain('<input type="hidden" name="passend" value="alle"/>');
    expect(hitsOf(await driver.open('/muster/kofferraum/filters/hersteller-alpin?passend=alle'))).toBe(2);
    const [back = ''] = linksNamed(page, 'Nur passende zeigen');
    expect(hitsOf(await driver.open(back))).toBe(3);
  });

  it('counts with what else is chosen', async () => {
    const here = await driver.open('/muster/kofferraum/filters/sofort');
    expect([hitsOf(here), textOf(section(here))]).toEqual([
      1,
      '1 von 2 passt zu Ihrem Fahrzeug. Alle 2 zeigen',
    ]);
  });

  it('where nothing fits it says so, and leads to all', async () => {
    const page = await driver.open('/muster/kofferraum/filters/preis-ab-45');
    expect([page.status, hitsOf(page)]).toEqual([200, 0]);
    expect(textOf(section(page))).toBe('0 von 1 passen zu Ihrem Fahrzeug. Alle 1 zeigen');
    const [all = ''] = linksNamed(page, 'Alle 1 zeigen');
    expect(titles(await driver.open(all))).toEqual(['Alpin Tasche']);
  });

  it('leads out of an empty list to lists that are not, or to another vehicle', async () => {
    const kia = await driverOf(KIA);
    const empty = /<section[^>]*><div><h2[\s\S]*?<\/section>/;
    for (const [by, path] of [
      [kia, '/muster/fussmatten'],
      [kia, '/muster/fussmatten/filters/hersteller-alpin'],
      [kia, '/muster/fussmatten/filters/hersteller-alpin_preis-ab-60'],
      [driver, '/muster/kofferraum/filters/preis-ab-45'],
      [driver, '/muster/kofferraum/filters/hersteller-alpin_preis-ab-45'],
      [driver, '/muster/reifen?breite=315&hoehe=25&durchmesser=23'],
    ] as const) {
      const page = await by.open(path);
      expect([path, hitsOf(page)]).toEqual([path, 0]);
      const ways = [
        ...[...(empty.exec(page.text)?.[0] ?? '').matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, to = '']) =>
          decodeHtml(to),
        ),
        ...linksNamed(page, 'Alle zurücksetzen'),
        ...linksNamed(page, 'Zurücksetzen'),
      ];
      expect(ways.length, path).toBeGreaterThan(0);
      for (const to of ways.filter((one) => !one.startsWith('/muster/fahrzeug?weiter=')))
        expect(hitsOf(await by.open(to)), `${path} to ${to}`).toBeGreaterThan(0);
    }
    const page = await kia.open('/muster/fussmatten');
    expect(textOf(page.text)).toContain('Zu Ihrem Fahrzeug passt hier nichts.');
    expect(linksNamed(page, '1 Produkt ohne Fahrzeug ansehen')).toHaveLength(1);
    expect(linksNamed(page, 'ein anderes Fahrzeug wählen')).toEqual([
      '/muster/fahrzeug?weiter=%2Ffussmatten',
    ]);
    expect(page.text).not.toContain('Zurücksetzen');
  });

  it('of a vehicle without an ECode leaves out other makes alone', async () => {
    const passat = await driverOf(PASSAT);
    expect(titles(await passat.open('/muster/kofferraum'))).toEqual([
      'Nordkap Netz',
      'Nordkap Wanne',
      'Alpin Matte',
    ]);
    expect(titles(await (await driverOf(KIA)).open('/muster/kofferraum'))).toEqual(['Nordkap Netz']);
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
      [...section(await driver.open(path)).matchAll(/<li>[\s\S]*?<\/li>/g)].map(([chip]) => textOf(chip));
    await expect
      .poll(() => chips('/muster/kofferraum'))
      .toEqual(['Einbauort: hinten', 'Einbauort: vorn', 'Farbe: Schwarz']);
    const page = await driver.open('/muster/kofferraum');
    expect(textOf(page.text)).toContain('Passgenau für Ihren Golf VII: Einbauort hinten; Farbe Schwarz');
    const [front = ''] = linksNamed(page, 'Einbauort: vorn');
    const narrowed = await driver.open(front);
    expect(titles(narrowed)).toEqual(['Nordkap Netz']);
    expect(section(narrowed)).toContain('aria-current="true"');
    expect(textOf(section(narrowed))).toContain(
      '2 von 4 passen zu Ihrem Fahrzeug, bei 1 ist es nicht bekannt.',
    );
    const [all = ''] = linksNamed(narrowed, 'Einbauort: vorn');
    expect(hitsOf(await driver.open(all))).toBe(3);
    expect(hitsOf(await driver.open('/muster/kofferraum?merkmal=Einbauort:oben'))).toBe(0);
    expect((await driver.open('/muster/kofferraum?merkmal=oben')).status).toBe(400);
  });

  it('is silent where a make of car says what things are about', async () => {
    const page = await driver.open('/muster/modellautos');
    expect([section(page), page.text.includes('data-fitment="')]).toEqual(['', false]);
    expect(hitsOf(page)).toBe(hitsOf(await new Visitor(shop).open('/muster/modellautos')));
  });

  it('without a vehicle, or at a location that does not search by vehicles, all are there', async () => {
    const anybody = new Visitor(shop);
    for (const path of ['/muster/kofferraum', '/muster/kofferraum?passend=alle']) {
      const page = await anybody.open(path);
      expect([page.status, hitsOf(page), section(page)]).toEqual([200, 4, '']);
    }
    const page = await driver.open('/legacy/kofferraum');
    expect([hitsOf(page), section(page)]).toEqual([4, '']);
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

describe('a list of tyres with a chosen vehicle', () => {
  const verdictsOf = ({ text }: { text: string }) =>
    (text.match(/<article[\s\S]*?<\/article>/g) ?? []).map(
      (card) => /data-fitment="([^"]*)"/.exec(card)?.[1],
    );
  const size = '/muster/reifen?breite=205&hoehe=55&durchmesser=16';

  async function allOf(path: string): Promise<(string | undefined)[]> {
    const first = await driver.open(path);
    const pages = Math.ceil(hitsOf(first) / 24);
    const found = verdictsOf(first);
    for (let page = 2; page <= pages; page += 1)
      found.push(...verdictsOf(await driver.open(`${path}&seite=${page}`)));
    return found;
  }

  it('opens with those that fit, and has all behind one link that its address keeps', async () => {
    const all = await allOf(`${size}&passend=alle`);
    const fitting = await allOf(size);
    expect(fitting).not.toContain('fits-not');
    expect(fitting).toHaveLength(all.filter((one) => one !== 'fits-not').length);
    expect(all.length).toBeGreaterThan(fitting.length);
    const page = await driver.open(size);
    const [more = ''] = linksNamed(page, `Alle ${all.length} zeigen`);
    const everything = await driver.open(more);
    expect(hitsOf(everything)).toBe(all.length);
    expect(everything.text).toContain('<input type="hidden" name="passend" value="alle"/>');
    const [back = ''] = linksNamed(everything, 'Nur passende zeigen');
    expect(hitsOf(await driver.open(back))).toBe(fitting.length);
    expect(hitsOf(await new Visitor(shop).open(size))).toBe(all.length);
  });

  it.each(['/muster/reifen', '/muster/winterreifen', '/muster/sommerreifen'])(
    '%s without a size has those of all sizes of the vehicle',
    async (path) => {
      const page = await driver.open(path);
      const found = await allOf(`${path}?breite=`);
      expect([hitsOf(page), found.includes('fits-not')]).toEqual([found.length, false]);
      expect(found.length).toBeGreaterThan(0);
      const sizes = new Set(cardsOf(page).map((card) => /^\S+ R\d+/.exec(card.size)?.[0]));
      for (const word of sizes) expect(textOf(section(page))).toContain(word);
      expect(textOf(page.text)).not.toContain('Wir zeigen 205/55 R16');
      expect(textOf((await driver.open(`${path}?passend=alle`)).text)).toContain('Wir zeigen 205/55 R16');
    },
  );

  it('of a size that does not fit shows all of it, says so, and leads to sizes that fit', async () => {
    const other = '/muster/reifen?breite=255&hoehe=35&durchmesser=19';
    for (const path of [other, `${other}&saison=winter`, '/muster/reifen?groesse=255/35+R19']) {
      const page = await driver.open(path);
      expect(page.path).toMatch(/passend=alle/);
      expect(hitsOf(page)).toBeGreaterThan(0);
      expect(new Set(verdictsOf(page))).toEqual(new Set(['fits-not']));
      expect(textOf(section(page))).toMatch(/^0 von \d+ sind für Ihr Fahrzeug zugelassen\./);
      expect(textOf(section(page))).not.toContain('Nur passende zeigen');
      const [size = ''] = linksNamed(page, '225/45 R17');
      expect(hitsOf(await driver.open(size))).toBeGreaterThan(0);
    }
  });

  it('asks once before what does not fit goes into the cart', async () => {
    const page = await driver.open(`${size}&passend=alle`);
    const cards = page.text.match(/<article[\s\S]*?<\/article>/g) ?? [];
    for (const card of cards) {
      const asks = /<button type="button" popoverTarget="(frage-[^"]*)"[^>]*>In den Warenkorb/i.exec(card);
      expect(asks !== null).toBe(card.includes('data-fitment="fits-not"'));
      if (asks)
        expect(card).toMatch(
          new RegExp(`id="${asks[1]}" popover="auto"[\\s\\S]*passt nicht zu Ihrem Fahrzeug`),
        );
    }
    expect(cards.some((card) => card.includes('frage-'))).toBe(true);
    const misfit = cards.find((card) => card.includes('fits-not')) ?? '';
    const detail = await driver.open(/<h2[\s\S]*?href="([^"]*)"/.exec(misfit)?.[1] ?? '');
    expect(detail.text).toContain('id="frage-kauf"');
    const added = await driver.submit(detail, { button: 'Trotzdem in den Warenkorb' });
    expect(added.path).toMatch(/^\/muster\/warenkorb\?neu=/);
    expect((await new Visitor(shop).open(`${size}`)).text).not.toContain('frage-');
  });
});

interface StoredRim {
  id: number;
  code: string;
  material: 'alu' | 'stahl';
  colour: string;
  widthTenths: number;
  diameterTenths: number;
}

const rims = await database.query<StoredRim>(
  `select articles.id, code, material, colour, diameter_tenths as "diameterTenths", width_tenths as "widthTenths"
   from rims join articles on articles.id = article_id
   join current_prices on current_prices.article_id = rims.article_id and location_id is null`,
);
const alloy = rims.filter(({ material }) => material === 'alu');
const known = await fittingRims(database.context, vehicle);
const possible = alloy.filter(({ id }) => known?.has(id));
const countsOf = (of: readonly StoredRim[]) => {
  const verdicts = of.flatMap(({ id }) => known?.get(id)?.verdict ?? []);
  const allowed = verdicts.flatMap((one) => (one.result === 'fits' ? [one.isUnconditional] : []));
  return {
    fits: allowed.filter(Boolean).length,
    conditional: allowed.filter((isUnconditional) => !isUnconditional).length,
    unknown: verdicts.length - allowed.length,
  };
};
const wordsOf = (of: readonly StoredRim[], all: number) => {
  const { fits, conditional, unknown } = countsOf(of);
  const rest = [
    conditional > 0 && `, ${conditional} unter Auflagen`,
    unknown > 0 && `, bei ${unknown} ist es nicht bekannt`,
  ];
  return `${fits} von ${all} ${fits === 1 ? 'ist' : 'sind'} für Ihr Fahrzeug zugelassen${rest.filter(Boolean).join('')}.`;
};

describe('lists of rims and complete wheels with a chosen vehicle', () => {
  it('have what a document allows, and lead to its sizes', async () => {
    const page = await driver.open('/muster/alufelgen');
    expect(
      cardsOf(page)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(possible.map(({ code }) => code).toSorted());
    expect(countsOf(possible).fits).toBeGreaterThan(0);
    expect(countsOf(possible).conditional).toBeGreaterThan(0);
    expect(textOf(section(page))).toContain(`${wordsOf(possible, alloy.length)} Alle ${alloy.length} zeigen`);
    expect(section(page)).toContain(`href="/muster/felgenkonfigurator/${GOLF}"`);
    const fitting = possible.filter(({ id }) => known?.get(id)?.verdict.result === 'fits');
    const [size] = fitting;
    const label = `${(size?.widthTenths ?? 0) / 10}Jx${(size?.diameterTenths ?? 0) / 10}`.replace('.', ',');
    const link = [...section(page).matchAll(/href="([^"]*\/alufelgen[/?][^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].find(
      ([, , words = '']) => textOf(words).startsWith(label),
    );
    const list = await driver.open(decodeHtml(link?.[1] ?? ''));
    const ofSize = fitting.filter(
      (rim) => rim.widthTenths === size?.widthTenths && rim.diameterTenths === size.diameterTenths,
    );
    expect(
      cardsOf(list)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ofSize.map(({ code }) => code).toSorted());
  });

  it('count with what is chosen', async () => {
    const [{ colour = '' } = {}] = possible;
    const page = await driver.open(`/muster/alufelgen?${new URLSearchParams({ farbe: colour })}`);
    const ofColour = (rim: StoredRim) => rim.colour === colour;
    const all = alloy.filter(ofColour).length;
    expect(textOf(section(page))).toContain(wordsOf(possible.filter(ofColour), all));
    expect(hitsOf(await driver.open(linksNamed(page, `Alle ${all} zeigen`)[0] ?? ''))).toBe(all);
  });

  it('complete wheels, too', async () => {
    const page = await driver.open('/muster/komplettraeder');
    const said = textOf(section(page));
    const results: (string | undefined)[] = [];
    for (const number of [1, 2, 3]) {
      const { text } = await driver.open(`/muster/komplettraeder?passend=alle&seite=${number}`);
      const cards = text.match(/<article[\s\S]*?<\/article>/g) ?? [];
      results.push(
        ...cards.map((card) =>
          /data-fitment="([^"]*)"[^>]*><span[^>]*>(.)/.exec(card)?.slice(1, 3).join(' '),
        ),
      );
    }
    const count = (result: string) => results.filter((one) => one === result).length;
    const [fits, conditional, unknown] = ['fits ✓', 'unknown !', 'unknown ?'].map(count);
    expect(hitsOf(page)).toBe((fits ?? 0) + (conditional ?? 0) + (unknown ?? 0));
    expect(said).toContain(`${fits} von 60 ${fits === 1 ? 'ist' : 'sind'} für Ihr Fahrzeug zugelassen`);
    if (conditional) expect(said).toContain(`, ${conditional} unter Auflagen`);
    if (unknown) expect(said).toContain(`, bei ${unknown} ist es nicht bekannt`);
    expect(fits).toBeGreaterThan(0);
  });

  it('say nothing where the location does not search by vehicles', async () => {
    expect(section(await driver.open('/legacy/alufelgen'))).toBe('');
  });
});
