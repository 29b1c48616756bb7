import { describe, expect, it } from 'vitest';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import type { CategoryField } from '~/domain/catalog/products/category-field';
import { articleIdOf } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { addProducts, type NewProduct, retireProducts, setFields } from '../support/products';
import { startShop } from '../support/running-shop';
import { cardsOf, facetOf, hitsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const fields: CategoryField[] = [
  { name: 'farbe', label: 'Farbe', type: 'text', unit: null, isMultiple: true },
  { name: 'volumen', label: 'Volumen', type: 'number', unit: 'l', isMultiple: false },
  { name: 'laenge', label: 'Länge', type: 'number', unit: 'm', isMultiple: false },
  { name: 'oeffnung', label: 'Öffnung', type: 'text', unit: null, isMultiple: true },
  { name: 'abschliessbar', label: 'abschließbar', type: 'flag', unit: null, isMultiple: false },
];

const colours = ['Schwarz', 'Weiß glänzend', 'Titan-Grau', 'Rot'];
const makes = ['Hochfahrt', 'Südwind & Söhne', 'Alpin'];
const carMakes = ['Audi', 'Volkswagen', undefined, 'Volkswagen'];

/** Products that differ in everything, so that each choice leaves some and leaves some out. */
const boxes = Array.from({ length: 60 }, (_, number): NewProduct => {
  const make = makes[number % makes.length] ?? '';
  const third = Math.floor(number / 3);
  return {
    code: `box-${number}`,
    make,
    name: `Box ${String.fromCharCode(65 + (number % 26))}${number}`,
    variants: Array.from({ length: 1 + (number % 3) }, (__, variant) => {
      const carMake = carMakes[(third + variant) % 4];
      return {
        code: `box-${number}-${variant}`,
        cents: 9_900 + ((number * 7_919 + variant * 1_013) % 40_000),
        here: (third + 2 * variant) % 3 === 0 ? 2 : 0,
        ...(carMake && { carMake }),
        values: {
          farbe: [
            colours[(number + variant) % 4] ?? '',
            ...(number % 5 === 0 ? [colours[(number + 1) % 4] ?? ''] : []),
          ],
          volumen: [300 + 100 * ((3 * number + variant) % 5)],
          ...(number % 7 > 0 && { laenge: [1.5 + (number % 3) / 4] }),
          oeffnung: number % 2 === 0 ? ['links', 'rechts'] : ['hinten'],
          abschliessbar: number % 3 !== 0,
        },
      };
    }),
  };
});

const database = await freshDatabase();
await retireProducts(database, ['cat-dachboxen']);
await setFields(database, 'cat-dachboxen', fields);
await addProducts(database, 'cat-dachboxen', boxes);
const shop = await startShop({ DATABASE_URL: database.url, DEPLOYMENT_ENVIRONMENT: 'production' });
const visitor = new Visitor(shop);
const list = (rest = '') => visitor.open(`/muster/dachboxen${rest}`);

/** Of each product the cheapest variant that meets a condition in SQL, cheapest first. */
async function found(condition: string): Promise<{ code: string; cents: number }[]> {
  return database.query(
    `select code, cents from (
       select distinct on (group_id) articles.id, code, cents from articles
       join product_variants on product_variants.article_id = articles.id
       join article_categories on article_categories.article_id = articles.id and category_id = 'cat-dachboxen'
       join current_prices on current_prices.article_id = articles.id and current_prices.location_id is null
       left join stock_levels on stock_levels.article_id = articles.id and warehouse_id =
         (select warehouses.id from warehouses join locations on locations.id = warehouses.location_id where url = 'muster')
       where ${condition} order by group_id, cents, articles.id
     ) cheapest order by cents, id`,
  );
}

const has = (field: string, value: string) => `"values" -> '${field}' @> '${value}'`;
const black = has('farbe', '["Schwarz"]');

describe('the list of a category', () => {
  it('has one card a product, each at its cheapest variant, with the way to it', async () => {
    const page = await list();
    const known = await found('true');
    expect([page.status, hitsOf(page)]).toEqual([200, 60]);
    expect(cardsOf(page).map(({ id, cents }) => ({ code: id, cents }))).toEqual(known.slice(0, 24));
    expect(page.text).toContain(`href="/muster/dachboxen/${known[0]?.code}/exakt"`);
    const three = boxes.filter(({ variants }) => variants.length === 3).map(({ code }) => code);
    const cards = page.text.match(/<article\b[\s\S]*?<\/article>/g) ?? [];
    for (const card of cards) {
      const isOfThree = three.some((code) => card.includes(`/${code}-`));
      expect(card.includes('in 3 Ausführungen')).toBe(isOfThree);
    }
  });

  it.each([
    ['', 'farbe', 'Schwarz', black],
    ['', 'farbe', 'Weiß glänzend', has('farbe', '["Weiß glänzend"]')],
    ['', 'volumen', '400', has('volumen', '[400]')],
    ['', 'laenge', '1,75', has('laenge', '[1.75]')],
    ['', 'oeffnung', 'links', has('oeffnung', '["links"]')],
    ['', 'abschliessbar', '1', has('abschliessbar', 'true')],
    ['', 'hersteller', 'Südwind & Söhne', "make = 'Südwind & Söhne'"],
    ['', 'fabrikat', 'Audi', "coalesce(car_make, 'Audi') = 'Audi'"],
    ['', 'sofort', '1', 'on_hand > allocated'],
    ['/filters/farbe-schwarz', 'volumen', '400', `${black} and ${has('volumen', '[400]')}`],
    ['/filters/farbe-schwarz', 'farbe', 'Rot', has('farbe', '["Rot"]')],
    [
      '/filters/sofort_farbe-schwarz',
      'volumen',
      '500',
      `${black} and on_hand > 0 and ${has('volumen', '[500]')}`,
    ],
    ['/filters/preis-bis-200', 'farbe', 'Schwarz', `${black} and cents <= 20000`],
    [
      '/filters/audi_preis-150-300',
      'sofort',
      '1',
      `coalesce(car_make, 'Audi') = 'Audi' and cents between 15000 and 30000 and on_hand > 0`,
    ],
  ])(
    'at "%s" the number beside %s=%s is that of the database, and of the list once chosen',
    async (rest, name, value, sql) => {
      const page = await list(rest);
      const known = await found(sql);
      expect(known.length).toBeGreaterThan(0);
      expect(known.length).toBeLessThan(60);
      expect(facetOf(page, name).get(value)).toBe(known.length);
      if (rest !== '' && name !== 'volumen') return;
      const chosen = await visitor.submit(page, { button: 'Filtern' }, { [name]: value });
      expect(hitsOf(chosen)).toBe(known.length);
      expect(cardsOf(chosen).map(({ id, cents }) => ({ code: id, cents }))).toEqual(known.slice(0, 24));
    },
  );

  it('shows the variant that was asked for, not the cheapest of the product', async () => {
    const page = await list('/filters/volumen-600');
    const known = await found(has('volumen', '[600]'));
    const cheapest = new Set((await found('true')).map(({ code }) => code));
    expect(cardsOf(page).map(({ id }) => id)).toEqual(known.slice(0, 24).map(({ code }) => code));
    expect(known.some(({ code }) => !cheapest.has(code))).toBe(true);
  });

  it('sorts by price, name and first import, and has pages', async () => {
    const known = await found('true');
    const dear = await list('?sortierung=preis-absteigend');
    expect(cardsOf(dear).map(({ cents }) => cents)).toEqual(
      known
        .toReversed()
        .slice(0, 24)
        .map(({ cents }) => cents),
    );
    const names = boxes.map(({ make, name }) => `${make} ${name}`);
    const byName = await list('?sortierung=name');
    const titles = await database.query<{ title: string }>(
      'select title from article_groups where title = any($1) order by title',
      [names],
    );
    expect(cardsOf(byName).map(({ title }) => title)).toEqual(titles.slice(0, 24).map(({ title }) => title));
    const newest = await list('?sortierung=neu');
    const lastOnes = boxes.slice(-3).map(({ make, name }) => `${make} ${name}`);
    expect(
      cardsOf(newest)
        .slice(0, 3)
        .map(({ title }) => title),
    ).toEqual(lastOnes.toReversed());
    const last = await list('?seite=3');
    expect(cardsOf(last).map(({ id }) => id)).toEqual(known.slice(48).map(({ code }) => code));
    const [next = ''] = linksNamed(await list('/filters/oeffnung-links?seite=1'), 'Nächste Seite');
    expect(next).toBe('/muster/dachboxen/filters/oeffnung-links?seite=2');
    const beyond = await list('?seite=9');
    expect(beyond.status).toBe(404);
    expect(textOf(beyond.text)).toContain('die Liste endet mit Seite 3');
  });

  it('knows prices of one location only', async () => {
    const [dearest] = (await found('true')).toReversed();
    const variant = dearest?.code ?? '';
    const none = { offerCents: null, offerUntil: null, validFrom: new Date() };
    const articleId = await articleIdOf(database, variant);
    await appendPrices(database.context, [
      { ...none, articleId, locationId: 'loc-hafen', regularCents: 100 },
    ]);
    await expect
      .poll(async () => cardsOf(await visitor.open('/hafen/dachboxen'))[0])
      .toMatchObject({ id: variant, cents: 100 });
    expect(hitsOf(await visitor.open('/hafen/dachboxen'))).toBe(60);
    expect(facetOf(await visitor.open('/hafen/dachboxen/filters/preis-bis-2'), 'abschliessbar').size).toBe(1);
    expect(cardsOf(await list())[0]?.id).not.toBe(variant);
  });
});

describe('the address of a list', () => {
  const send = (rest: string) => visitor.send({ path: `/muster/dachboxen${rest}` });

  it.each([
    ['/filters/volumen-400_farbe-schwarz', '/filters/farbe-schwarz_volumen-400'],
    ['/filters/farbe-schwarz,rot', '/filters/farbe-rot,schwarz'],
    ['/filters/Farbe-Schwarz', '/filters/farbe-schwarz'],
    ['/filters/farbe-schwarz,schwarz_', '/filters/farbe-schwarz'],
    ['/filters/farbe-', ''],
    ['/filters', ''],
    ['/filters/fabrikat-audi', '/filters/audi'],
    ['/filters/alpin', '/filters/hersteller-alpin'],
    ['/filters/preis-300-200', '/filters/preis-200-300'],
    ['/filters/preis-ab-0200', '/filters/preis-ab-200'],
    ['?farbe=Wei%C3%9F+gl%C3%A4nzend', '/filters/farbe-weiss-glaenzend'],
    ['?farbe=Titan-Grau&farbe=Rot&laenge=1%2C75', '/filters/farbe-rot,titan-grau_laenge-1.75'],
    ['?hersteller=S%C3%BCdwind+%26+S%C3%B6hne&sofort=1', '/filters/sofort_hersteller-suedwind-soehne'],
    ['?preisVon=99%2C50&preisBis=', '/filters/preis-ab-99.5'],
    ['/filters/farbe-rot?volumen=400&utm_source=brief', '/filters/farbe-rot_volumen-400?utm_source=brief'],
    ['?seite=1', ''],
    ['?sortierung=preis', ''],
    ['/filters/farbe-rot?seite=2&sortierung=name', '/filters/farbe-rot?sortierung=name&seite=2'],
  ])('%s moves to the one that is its own: %s', async (from, to) => {
    const answer = await send(from);
    expect([answer.status, answer.headers.location]).toEqual([301, `/muster/dachboxen${to}`]);
    const there = await send(to);
    expect([there.status, there.headers.location]).toEqual([200, undefined]);
  });

  it('is the one that chips, sorting and pages lead to', async () => {
    const page = await list('/filters/audi_farbe-rot,schwarz');
    expect(page.path).toBe('/muster/dachboxen/filters/audi_farbe-rot,schwarz');
    const ways = ['Für Audi entfernen', 'Farbe: Rot entfernen', 'Alle zurücksetzen'].map(
      (words) => linksNamed(page, words)[0],
    );
    expect(ways).toEqual([
      '/muster/dachboxen/filters/farbe-rot,schwarz',
      '/muster/dachboxen/filters/audi_farbe-schwarz',
      '/muster/dachboxen',
    ]);
    const sorted = await visitor.submit(page, { button: 'Sortieren' }, { sortierung: 'name' });
    expect(sorted.path).toBe('/muster/dachboxen/filters/audi_farbe-rot,schwarz?sortierung=name');
  });

  it('names the category itself to search engines, and only that is indexed', async () => {
    const canonical = ({ text }: { text: string }) => /rel="canonical" href="([^"]*)"/.exec(text)?.[1];
    const robots = ({ text }: { text: string }) => /name="robots" content="([^"]*)"/.exec(text)?.[1];
    const [plain, chosen] = [await list(), await list('/filters/farbe-rot')];
    expect(canonical(plain)).toMatch(/\/muster\/dachboxen$/);
    expect(canonical(chosen)).toBe(canonical(plain));
    expect([robots(plain), robots(chosen)]).toEqual(['index, follow', 'noindex, follow']);
  });

  it.each([
    ['/filters/farbe-kariert_volumen-400', 'kariert'],
    ['/filters/volumen-riesig_farbe-schwarz', 'riesig'],
    ['/filters/preis-viel_farbe-schwarz', 'viel'],
    ['/filters/farbe-schwarz?volumen=riesig', 'riesig'],
    ['/filters/farbe-schwarz?sortierung=quer', 'quer'],
  ])('%s holds a value that cannot be: told, with the rest kept', async (rest, word) => {
    const page = await list(rest);
    expect([page.status, textOf(page.text)]).toEqual([
      400,
      expect.stringContaining(`„${word}“ kennen wir nicht`),
    ]);
    const known = await found(rest.includes('schwarz') ? black : has('volumen', '[400]'));
    expect(hitsOf(page)).toBe(known.length);
  });

  it.each(['/filters/gibtesnicht', '/filters/material-holz', '/filters/sofort-nein', "/filters/'"])(
    '%s is no filter of this list: 404, with the way on',
    async (rest) => {
      const page = await list(rest);
      expect(page.status).toBe(404);
      expect(page.text).toContain('aria-label="Brotkrumen"');
      expect(linksNamed(page, 'Alles aus Dachboxen')).toEqual(['/muster/dachboxen']);
    },
  );

  it('keeps a name that nothing has in its query: an empty list with ways out', async () => {
    const page = await list('?farbe=Kariert&volumen=400');
    expect([page.status, page.path]).toEqual([200, '/muster/dachboxen/filters/volumen-400?farbe=Kariert']);
    expect(hitsOf(page)).toBe(0);
    expect(linksNamed(page, 'ohne „Farbe: Kariert“')).toEqual(['/muster/dachboxen/filters/volumen-400']);
  });

  it('takes a make of car that nothing here is for, and says so', async () => {
    await addProducts(database, 'cat-fussmatten', [
      {
        code: 'matte',
        make: 'Alpin',
        name: 'Matte',
        variants: [{ code: 'matte-1', cents: 4_900, carMake: 'Lada' }],
      },
    ]);
    await expect.poll(async () => (await list('/filters/lada')).status).toBe(200);
    expect(textOf((await visitor.open('/muster/fussmatten/filters/lada')).text)).toContain('1 Produkte');
  });

  it('of rims is made the same way', async () => {
    const page = await visitor.open('/muster/alufelgen?lochkreis=5x114%2C3&hersteller=Borbet');
    expect([page.status, page.path]).toEqual([200, '/muster/alufelgen/filters/borbet_lochkreis-5x114.3']);
  });
});

describe('the page of a category', () => {
  const mainOf = ({ text }: { text: string }) => textOf(/<main\b[\s\S]*<\/main>/.exec(text)?.[0] ?? '');

  it('of tiles says what each sub-category sells here, and from which price', async () => {
    const [cheapest] = await found('true');
    const page = await visitor.open('/muster/transport-reise');
    const euros = `${((cheapest?.cents ?? 0) / 100).toFixed(2).replace('.', ',')} €`;
    expect(mainOf(page)).toContain(`60 Produkte ab ${euros}`);
  });

  it('leads from the whole list to its kin that have goods, and shows what is reduced', async () => {
    const [reduced = { code: '', cents: 0 }] = await found('true');
    const offer = { offerCents: reduced.cents - 1_000, offerUntil: new Date(Date.now() + 86_400_000) };
    await appendPrices(database.context, [
      {
        ...offer,
        articleId: await articleIdOf(database, reduced.code),
        locationId: null,
        validFrom: new Date(),
        regularCents: reduced.cents,
      },
    ]);
    await expect.poll(async () => mainOf(await list())).toContain('Jetzt reduziert');
    const whole = await list();
    const [, kin = ''] = /Verwandte Warengruppen([\s\S]*?)<\/ul>/.exec(whole.text) ?? [];
    expect(kin).toContain('href="/muster/dachtraeger"');
    expect(kin).not.toContain('href="/muster/dachboxen"');
    for (const rest of ['/filters/farbe-rot', '?seite=2']) {
      expect(mainOf(await list(rest))).not.toContain('Verwandte Warengruppen');
    }
  });

  it('is led to by stored links only where list, filter and article are there', async () => {
    const links = {
      '/dachboxen': true,
      '/dachboxen/filters/audi': true,
      '/dachboxen/filters/gibtesnicht': false,
      '/dachboxen/box-1': true,
      '/dachboxen/box-1-0': false,
      '/fussmatten/box-1': false,
      '/gibtesnicht/box-1': false,
    };
    const html = Object.keys(links)
      .map((to) => `<a href="${to}">Probe ${to}</a>`)
      .join(' ');
    await database.query(
      `insert into page_texts (location_url, page, block, html) values ('muster', '/dachboxen', 'einleitung', $1)`,
      [html],
    );
    await database.query("insert into tag_moves (tag) values ('texts:muster')");
    await expect.poll(async () => (await list()).text).toContain('Probe /dachboxen');
    const page = await list();
    for (const [to, isThere] of Object.entries(links)) {
      expect([to, linksNamed(page, `Probe ${to}`)]).toEqual([to, isThere ? [`/muster${to}`] : []]);
    }
  });
});
