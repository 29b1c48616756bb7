import { describe, expect, it } from 'vitest';
import { demoStaff } from '../support/accounts';
import { GOLF } from '../support/appointments';
import { lastButton, order, orderNumber, toConfirmation } from '../support/buyer';
import { setStock } from '../support/catalogue';
import { driverOf } from '../support/fitting-products';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { cardsOf, facetOf, hitsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

// Test systems say nothing to crawlers.
const { database, shop, visitor } = await freshShop({ environment: { DEPLOYMENT_ENVIRONMENT: 'local' } });
const list = (query = '', category = 'alufelgen') => visitor.open(`/muster/${category}${query}`);

/** Rims as the database has them; $1 is the location's url. */
interface RimRow {
  code: string;
  cents: number;
  subtitle: string;
  title: string;
  colour: string;
}

async function rims(rest: string): Promise<RimRow[]> {
  return database.query(
    `select * from (
       select articles.*, rims.*, current_prices.cents, coalesce(on_hand - allocated, 0) as here,
         exists (select from stock_levels as level where level.article_id = articles.id and level.on_hand > level.allocated
           and level.warehouse_id = (select id from warehouses where location_id is null)) as "isCentral" from rims
       join articles on articles.id = rims.article_id
       join current_prices on current_prices.article_id = articles.id and current_prices.location_id is null
       left join stock_levels on stock_levels.article_id = articles.id and warehouse_id =
         (select warehouses.id from warehouses join locations on locations.id = warehouses.location_id where url = 'muster')
     ) rim where ${rest}`,
  );
}

async function count(condition: string): Promise<number> {
  return (await rims(`material = 'alu' and (${condition})`)).length;
}

async function someRim(condition = 'here > 4'): Promise<RimRow> {
  const [rim] = await rims(`material = 'alu' and ${condition} order by article_id limit 1`);
  if (!rim) throw new Error(`no rim with ${condition}`);
  return rim;
}

const heading = (page: { text: string }) => textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.text)?.[1] ?? '');

describe('the list of rims', () => {
  it.each([
    ['alufelgen', 'Alufelgen', 'alu'],
    ['stahlfelgen', 'Stahlfelgen', 'stahl'],
  ])('/%s has those of its material, cheapest first, 24 on a page', async (category, title, material) => {
    const page = await list('', category);
    const known = await rims(
      `material = '${material}' order by here > 0 or "isCentral" desc, cents, article_id`,
    );
    expect([page.status, heading(page), hitsOf(page)]).toEqual([200, title, known.length]);
    expect(cardsOf(page).map((card) => card.id)).toEqual(known.slice(0, 24).map((rim) => rim.code));
  });

  it.each([
    ['', 'durchmesser', '17', 'diameter_tenths = 170'],
    ['', 'breite', '7,5', 'width_tenths = 75'],
    ['', 'lochkreis', '5x112', 'bolt_holes = 5 and bolt_circle_tenths = 1120'],
    ['', 'lochkreis', '5x114,3', 'bolt_holes = 5 and bolt_circle_tenths = 1143'],
    ['', 'einpresstiefe', '45', '"offset" = 45'],
    ['', 'mittenloch', '66,6', 'centre_bore_tenths = 666'],
    ['', 'hersteller', 'Borbet', `make = 'Borbet'`],
    ['', 'farbe', 'Silber', `colour = 'Silber'`],
    ['', 'sofort', '1', 'here > 0'],
    ['?preisBis=120', 'farbe', 'Silber', `colour = 'Silber' and cents <= 12000`],
    [
      '?durchmesser=17&lochkreis=5x112',
      'durchmesser',
      '18',
      'diameter_tenths = 180 and bolt_circle_tenths = 1120',
    ],
  ])(
    'with "%s" the number beside %s=%s is that of the database, and of the list once chosen',
    async (query, name, value, sql) => {
      const page = await list(query);
      const known = await count(sql);
      expect(facetOf(page, name).get(value)).toBe(known);
      if (query === '') expect(hitsOf(await list(`?${new URLSearchParams({ [name]: value })}`))).toBe(known);
    },
  );

  it('is filtered and sorted without JavaScript, and each chip leads back', async () => {
    const filtered = await visitor.press(await list(), 'Filtern', { lochkreis: '5x112' });
    expect(filtered.path).toBe('/muster/alufelgen/filters/lochkreis-5x112');
    const sorted = await visitor.press(filtered, 'Sortieren', { sortierung: 'preis-absteigend' });
    const prices = cardsOf(sorted).map((card) => card.cents);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(hitsOf(sorted)).toBe(await count('bolt_holes = 5 and bolt_circle_tenths = 1120'));
    const [back = ''] = linksNamed(sorted, 'Lochkreis 5x112 entfernen');
    expect(hitsOf(await visitor.open(back))).toBe(await count('true'));
  });

  it('says what it cannot read, and where it ends', async () => {
    for (const query of ['?durchmesser=riesig', '?lochkreis=5', '?einpresstiefe=-99', '?material=holz']) {
      expect((await list(query)).status).toBe(400);
    }
    const beyond = await list('?seite=99');
    expect(beyond.status).toBe(404);
    expect(textOf(beyond.text)).toMatch(/die Liste endet mit Seite \d/);
    const empty = await list('?durchmesser=14&lochkreis=5x120');
    expect([empty.status, hitsOf(empty)]).toEqual([200, 0]);
    expect(textOf(empty.text)).toContain('Dazu haben wir keine Felge.');
  });

  it('never mixes materials, whatever the address says', async () => {
    expect(hitsOf(await list('?material=stahl'))).toBe(await count('true'));
  });
});

describe('the page of a rim', () => {
  it('tells price, stock and data, and leads to the other sizes of its design', async () => {
    const rim = await someRim();
    const page = await visitor.open(`/muster/alufelgen/${rim.code}`);
    expect([page.status, heading(page)]).toEqual([200, rim.title]);
    expect(page.text).toContain(`data-cents="${rim.cents}"`);
    expect(textOf(page.text)).toContain('je Felge inkl. MwSt.');
    const group = /<fieldset[^>]* aria-label="Ausführung"[\s\S]*?<\/fieldset>/.exec(page.text)?.[0] ?? '';
    const siblings = await rims(`title = '${rim.title}' and colour = '${rim.colour}'`);
    expect([...group.matchAll(/<a /g)]).toHaveLength(siblings.length);
    expect(group).toMatch(new RegExp(`aria-current="page"[^>]*>${rim.subtitle}<`));
    for (const { code } of siblings) {
      expect(group).toContain(`href="/muster/alufelgen/${code}"`);
      expect((await visitor.open(`/muster/alufelgen/${code.toUpperCase()}`)).status).toBe(200);
    }
    expect(page.text).toContain('"@type":"Product"');
  });

  it('has a choice of colours where sizes come in several, each with the same size', async () => {
    const [{ title = '' } = {}] = await database.query<{ title: string }>(
      `select title from articles join rims on article_id = articles.id where retired_at is null
       group by title having count(distinct colour) > 1 and count(distinct colour) < count(*)
         and count(distinct subtitle) < count(*) order by title limit 1`,
    );
    const all = await rims(`title = '${title}'`);
    for (const rim of all) {
      const page = await visitor.open(`/muster/alufelgen/${rim.code}`);
      const choice = /<nav[^>]* aria-label="Farbe"[\s\S]*?<\/nav>/.exec(page.text)?.[0] ?? '';
      const colours = [...new Set(all.map(({ colour }) => colour))];
      const linked = [...choice.matchAll(/<a ([^>]*)>[\s\S]*?<\/a>/g)];
      expect(linked.map(([link]) => textOf(link))).toEqual(expect.arrayContaining(colours));
      expect(linked).toHaveLength(colours.length);
      const current = linked.find(([, attributes]) => attributes?.includes('aria-current="true"'));
      expect(textOf(current?.[0] ?? '')).toBe(rim.colour);
      for (const other of all.filter(
        ({ subtitle, colour }) => subtitle === rim.subtitle && colour !== rim.colour,
      ))
        expect(choice).toContain(`href="/muster/alufelgen/${other.code}"`);
      const sizes = /<fieldset[^>]* aria-label="Ausführung"[\s\S]*?<\/fieldset>/.exec(page.text)?.[0] ?? '';
      const shown = [...sizes.matchAll(/href="[^"]*\/([^/"]+)"/g)].map(([, code]) => code);
      const inColour = all.filter(({ colour }) => colour === rim.colour).map(({ code }) => code);
      if (inColour.length > 1) expect(shown.toSorted()).toEqual(inColour.toSorted());
    }
  });

  it('leads to others of its size and bolt circle that are here, each design once', async () => {
    const rim = await someRim(
      `here > 4 and exists (select from rims other join articles on articles.id = other.article_id
         join stock_levels on stock_levels.article_id = articles.id and on_hand > allocated
         join warehouses on warehouses.id = warehouse_id join locations on locations.id = location_id and locations.url = 'muster'
         where articles.title <> rim.title and other.diameter_tenths = rim.diameter_tenths and other.material = 'alu'
           and other.bolt_holes = rim.bolt_holes and other.bolt_circle_tenths = rim.bolt_circle_tenths)`,
    );
    const page = await visitor.open(`/muster/alufelgen/${rim.code}`);
    const row = page.text.slice(page.text.indexOf('Ähnliche Artikel</h2>'));
    const codes = [...row.matchAll(/<article[\s\S]*?href="\/muster\/alufelgen\/([^"]+)"/g)].map(
      ([, code]) => code,
    );
    expect(codes.length).toBeGreaterThan(0);
    const shown = await rims(`code in (${codes.map((code) => `'${code}'`).join()})`);
    expect(shown).toHaveLength(codes.length);
    expect(new Set([rim.title, ...shown.map(({ title }) => title)]).size).toBe(codes.length + 1);
    const size = (subtitle: string) => /x([\d,]+) ET\d+ (.+)$/.exec(subtitle)?.slice(1).join();
    for (const { subtitle } of shown) expect(size(subtitle)).toBe(size(rim.subtitle));
  });

  it('leads to others that may fit the chosen vehicle, with their verdicts', async () => {
    const driver = await driverOf(shop, GOLF);
    const similar = async (condition: string) => {
      const some = await rims(`material = 'alu' and ${condition} limit 12`);
      const pages = await Promise.all(some.map(({ code }) => driver.open(`/muster/alufelgen/${code}`)));
      return pages
        .flatMap(
          ({ text }) => text.split('Ähnliche Artikel</h2>')[1]?.match(/<article[\s\S]*?<\/article>/g) ?? [],
        )
        .map((card) => /data-fitment="([^"]+)"/.exec(card)?.[1]);
    };
    const fitting = await similar('bolt_holes = 5 and bolt_circle_tenths = 1120');
    expect(fitting).toContain('fits');
    expect(fitting.filter((result) => !['fits', 'unknown'].includes(result ?? ''))).toEqual([]);
    expect(await similar('bolt_holes = 4')).toEqual([]);
  });

  it('shows its photos where it has some, the first one before anything else', async () => {
    const [rim] = await rims(
      `material = 'alu' and article_id in (select article_id from article_images) limit 1`,
    );
    const page = await visitor.open(`/muster/alufelgen/${rim?.code}`);
    const [photo = ''] =
      /<picture>[\s\S]*?<\/picture>/.exec(page.text.slice(page.text.indexOf('<main'))) ?? [];
    expect(photo).toMatch(/<source type="image\/avif" srcSet="\/bilder\/foto\/[0-9a-f]{64}-96\.avif 96w, /);
    expect(photo).toMatch(/<img [^>]*width="560" height="560"[^>]*fetchPriority="high"/);
    const [, address = ''] = /srcSet="(\/bilder\/foto\/[0-9a-f]{64}-96\.avif) /.exec(photo) ?? [];
    const answer = await request({ port: shop.port, path: address });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/avif']);
  });

  it('is drawn if it has no photo, and there is no drawing of what is no rim', async () => {
    const { code } = await someRim(
      `article_id not in (select article_id from article_images where article_id is not null)`,
    );
    const page = await visitor.open(`/muster/alufelgen/${code}`);
    const source = /src="(\/muster\/bilder\/felgen\/[^"]+)"/.exec(page.text)?.[1] ?? '';
    const answer = await request({ port: shop.port, path: source });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    for (const wrong of [
      'nix/Silber/17/5',
      'sport/Silber/99/5',
      'sport/Silber/17/0',
      'toString/Silber/17/5',
    ]) {
      expect((await request({ port: shop.port, path: `/muster/bilder/felgen/${wrong}.svg` })).status).toBe(
        404,
      );
    }
  });

  it.each([
    '/muster/alufelgen/gibt-es-nicht',
    `/muster/alufelgen/${'x'.repeat(200)}`,
    "/muster/alufelgen/'",
    '/muster/gibtesnicht/nix',
    '/muster/batterien/nix',
    '/muster/reifen/alufelgen',
  ])('%s is none: 404, with a way home', async (path) => {
    const page = await visitor.open(path);
    expect(page.status).toBe(404);
    expect(page.text).toMatch(/aria-label="Brotkrumen"|Seite nicht gefunden/);
  });

  it('stands in the category of its material only', async () => {
    const { code } = await someRim();
    expect((await visitor.open(`/muster/stahlfelgen/${code}`)).status).toBe(404);
    expect((await visitor.open(`/muster/reifen/${code}`)).status).toBe(404);
  });
});

describe('rules of categories', () => {
  const page = async (path: string) => (await visitor.open(path)).status;

  it('a blacklisted one is nowhere, neither its list nor its articles', async () => {
    const { code } = await someRim();
    await database.query(
      `update locations set categories = categories || '{"categoryBlacklist":[{"_id":"cat-alufelgen","url":"alufelgen"}]}' where url = 'hafen'`,
    );
    await expect.poll(() => page('/hafen/alufelgen')).toBe(404);
    expect(await page(`/hafen/alufelgen/${code}`)).toBe(404);
    expect(await page('/hafen/stahlfelgen')).toBe(200);
  });

  it('one for staff shows list and articles to staff alone', async () => {
    const [steel] = await rims(`material = 'stahl' limit 1`);
    await database.query(
      `update categories set is_noa_employee_category = true where id = 'cat-stahlfelgen'`,
    );
    await expect.poll(() => page('/muster/stahlfelgen')).toBe(404);
    expect(await page(`/muster/stahlfelgen/${steel?.code}`)).toBe(404);
    const staff = await demoStaff(shop);
    expect((await staff.open(`/muster/stahlfelgen/${steel?.code}`)).status).toBe(200);
    expect(hitsOf(await staff.open('/muster/stahlfelgen'))).toBe((await rims(`material = 'stahl'`)).length);
    await database.query(
      `update categories set is_noa_employee_category = false where id = 'cat-stahlfelgen'`,
    );
  });
});

describe('a rim is an article like any other', () => {
  it('goes from the list into the cart, beside a tyre, and is ordered', async () => {
    const buyer = new Visitor(shop);
    const { code, cents, title } = await someRim('here >= 4');
    const detail = await buyer.open(`/muster/alufelgen/${code}`);
    const cart = await buyer.press(detail, 'In den Warenkorb', { menge: '4' });
    expect(textOf(cart.text)).toContain(title);
    expect(cart.text).toContain(`data-cents="${4 * cents}"`);
    expect(cart.text).toContain(`href="/muster/alufelgen/${code}"`);
    const tyres = await buyer.open('/muster/reifen');
    await buyer.press(tyres, 'In den Warenkorb');
    const done = await order(buyer, '/muster', 'reservierung');
    expect(orderNumber(done)).toBeTruthy();
    const lines = await database.query<{ kind: string; quantity: number }>(
      'select kind, quantity from order_lines join articles on articles.id = article_id order by kind',
    );
    expect(lines).toEqual([
      { kind: 'rim', quantity: 4 },
      { kind: 'tyre', quantity: 4 },
    ]);
    const [level] = await database.query<{ allocated: number }>(
      `select sum(allocated)::int as allocated from stock_levels join articles on articles.id = article_id where code = $1`,
      [code],
    );
    expect(level).toEqual({ allocated: 4 });
  });

  it('of which one is left is sold once, however many press the button at once', async () => {
    const { code } = await someRim('here > 0');
    await setStock(database, code, { here: 1 });
    const buyers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const buyer = new Visitor(shop);
        await buyer.post('/muster/warenkorb', { aktion: 'hinzufuegen', artikel: `rim:${code}`, menge: '1' });
        return { buyer, page: await toConfirmation(buyer, '/muster', 'kauf') };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ buyer, page }) => buyer.press(page, lastButton.kauf, { agb: 'on' })),
    );
    expect(answers.filter((answer) => orderNumber(answer))).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it('is put on the wish list and found there', async () => {
    const wisher = new Visitor(shop);
    const { code, title } = await someRim();
    await wisher.open('/muster/alufelgen');
    await wisher.post('/muster/merkliste', { aktion: 'merken', artikel: `rim:${code}` });
    const wishes = await wisher.open('/muster/merkliste');
    expect(textOf(wishes.text)).toContain(title);
    expect(wishes.text).toContain(`href="/muster/alufelgen/${code}"`);
  });

  it('is found by its maker and name', async () => {
    const { title } = await someRim(`make = 'Borbet'`);
    const found = await visitor.open(`/muster/search?${new URLSearchParams({ q: title })}`);
    // Complete wheels with it are named after it.
    const titles = cardsOf(found).map((card) => card.title);
    expect(titles.filter((one) => !one.startsWith(title))).toEqual([]);
    expect(titles.filter((one) => one === title)).toHaveLength((await rims(`title = '${title}'`)).length);
  });
});
