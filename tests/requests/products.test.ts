import { beforeAll, describe, expect, it } from 'vitest';
import { order, orderNumber, toConfirmation } from '../support/buyer';
import { setStock } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { mailsOfOrder } from '../support/order-mails';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });
const visitor = new Visitor(shop);

interface VariantRow {
  code: string;
  product: string;
  category: string;
  title: string;
  subtitle: string;
  cents: number;
  gtin: string;
  deposit_cents: number | null;
  content_milli: number | null;
}

/** Variants as the database has them. */
const variants = (rest: string) =>
  database.query<VariantRow>(
    `select * from (
       select articles.code, article_groups.code as product, categories.url as category, articles.title, articles.subtitle,
         articles.gtin, articles.id, articles.deposit_cents, product_variants.*, current_prices.cents, products.group_id,
         count(*) over (partition by articles.group_id) as siblings
       from product_variants join articles on articles.id = article_id
       join article_groups on article_groups.id = articles.group_id
       join products on products.group_id = articles.group_id
       join categories on categories.id = products.category_id
       join current_prices on current_prices.article_id = articles.id and current_prices.location_id is null
     ) variant where ${rest}`,
  );

async function someVariant(condition = 'true'): Promise<VariantRow> {
  const [found] = await variants(`${condition} order by id limit 1`);
  if (!found) throw new Error(`no variant with ${condition}`);
  return found;
}

const productOf = ({ category, product }: VariantRow) => `/muster/${category}/${product}`;
const pageOf = ({ category, code }: VariantRow) => `/muster/${category}/${code}/exakt`;
const heading = (page: { text: string }) => textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.text)?.[1] ?? '');
const group = (page: { text: string }) =>
  /<fieldset aria-label="Ausführung"[\s\S]*?<\/fieldset>/.exec(page.text)?.[0] ?? '';
const currentIn = (page: { text: string }) => /aria-current="page"[^>]*>([^<]*)</.exec(group(page))?.[1];
const main = (page: { text: string }) => textOf(/<main[\s\S]*<\/main>/.exec(page.text)?.[0] ?? '');

/** All variants of a product, all in stock. */
async function stockedSiblings(one: VariantRow): Promise<VariantRow[]> {
  const siblings = await variants(`product = '${one.product}' order by id`);
  await database.query(
    `update articles set is_sold_out = false where code in (${siblings.map(({ code }) => `'${code}'`).join()})`,
  );
  for (const { code } of siblings) await setStock(database, code, { here: 3 });
  return siblings;
}

describe('the address of a product', () => {
  const box = someVariant(`category = 'dachboxen' and siblings = 3`);

  beforeAll(async () => void (await stockedSiblings(await box)));

  it('shows its cheapest variant, with price, data and the others as links', async () => {
    const one = await box;
    const siblings = await variants(`product = '${one.product}' order by cents, id`);
    const page = await visitor.open(productOf(one));
    expect([page.status, heading(page), currentIn(page)]).toEqual([200, one.title, siblings[0]?.subtitle]);
    expect(page.text).toContain(`data-cents="${siblings[0]?.cents}"`);
    expect(group(page).match(/<a /g)).toHaveLength(siblings.length);
    for (const sibling of siblings) expect(group(page)).toContain(`href="${pageOf(sibling)}"`);
    expect(main(page)).toMatch(/Volumen \d+ l/);
    expect(main(page)).toContain('Angaben zum Hersteller');
    expect(main(page)).toContain('Sicherheitshinweise');
    expect(main(page)).toContain('3 Stück in Kiel, sofort abholbereit');
  });

  it('with "exakt" shows the variant that it names by its id, its GTIN, in any case', async () => {
    const one = await box;
    for (const sibling of await variants(`product = '${one.product}'`)) {
      for (const name of [sibling.code, sibling.code.toUpperCase(), sibling.gtin]) {
        const page = await visitor.open(`/muster/${one.category}/${name}/exakt`);
        expect([page.status, currentIn(page)]).toEqual([200, sibling.subtitle]);
        expect(page.text).toContain(`rel="canonical" href="http://localhost:${shop.port}${pageOf(sibling)}"`);
      }
    }
    expect((await visitor.open(`/muster/DachBoxen/${one.code}/EXAKT`)).status).toBe(200);
  });

  it('is one with the address that has "Artikel" in it', async () => {
    const one = await box;
    for (const [asked, target] of [
      [`/muster/dachboxen/Artikel/${one.product}`, productOf(one)],
      [`/muster/dachboxen/artikel/${one.code}/exakt?fabrikat=Audi`, `${pageOf(one)}?fabrikat=Audi`],
    ] as const) {
      const answer = await request({ port: shop.port, path: asked });
      expect([answer.status, answer.headers.location]).toEqual([301, target]);
      expect((await visitor.open(asked)).status).toBe(200);
    }
  });

  it.each([
    'PRODUCT/genau',
    'PRODUCT/exakt/exakt',
    'gibt-es-nicht',
    'gibt-es-nicht/exakt',
    'Artikel/gibt-es-nicht',
    "'",
    'x'.repeat(300),
  ])('/dachboxen/%s is none: 404 with ways on', async (path) => {
    const { product } = await box;
    const page = await visitor.open(`/muster/dachboxen/${path.replace('PRODUCT', product)}`);
    expect(page.status).toBe(404);
    expect(page.text).toMatch(/aria-label="Brotkrumen"|Seite nicht gefunden/);
    expect(page.text).toContain('href="/muster"');
  });

  it('names a product with "exakt", or a variant without, in vain', async () => {
    const one = await box;
    expect((await visitor.open(`${productOf(one)}/exakt`)).status).toBe(404);
    expect((await visitor.open(`/muster/${one.category}/${one.code}`)).status).toBe(404);
  });

  it('goes through its own category only', async () => {
    const { product, code } = await box;
    for (const category of ['batterien', 'reifen', 'alufelgen', 'gibt-es-nicht']) {
      expect((await visitor.open(`/muster/${category}/${product}`)).status).toBe(404);
      expect((await visitor.open(`/muster/${category}/${code}/exakt`)).status).toBe(404);
    }
  });

  it('is told to search engines as a product, with the variant that is shown and its offer', async () => {
    const one = await box;
    const page = await visitor.open(pageOf(one));
    const json = /<script type="application\/ld\+json">([\s\S]*?"Product"[\s\S]*?)<\/script>/.exec(page.text);
    expect(JSON.parse(json?.[1] ?? '{}')).toMatchObject({
      '@type': 'Product',
      gtin13: one.gtin,
      isVariantOf: { '@type': 'ProductGroup', productGroupID: one.product },
      offers: { price: (one.cents / 100).toFixed(2), availability: 'https://schema.org/InStock' },
    });
  });

  it('has pictures, and another colour has another one', async () => {
    const one = await box;
    const siblings = await variants(`product = '${one.product}'`);
    const drawn = await Promise.all(
      siblings.map(async (sibling) => {
        const { text } = await visitor.open(pageOf(sibling));
        const sources = [...text.matchAll(/src="(\/muster\/bilder\/artikel\/[^"]+)"/g)].map(
          ([, path]) => path ?? '',
        );
        const answers = await Promise.all(sources.map((path) => request({ port: shop.port, path })));
        expect(answers.map(({ status }) => status)).toEqual(sources.map(() => 200));
        expect(new Set(sources).size).toBe(3);
        return answers[0]?.text;
      }),
    );
    expect(new Set(drawn).size).toBe(siblings.length);
    for (const wrong of [
      'nie/ganz/rot/Thule/x',
      'roof-box/nie/rot/Thule/x',
      `roof-box/ganz/${'r'.repeat(99)}/T/x`,
    ])
      expect((await request({ port: shop.port, path: `/muster/bilder/artikel/${wrong}.svg` })).status).toBe(
        404,
      );
  });
});

describe('which variant a product shows', () => {
  it('is one that can be had, of the make that is asked for or driven, if there is one', async () => {
    const mat = await someVariant(
      `category = 'fussmatten' and siblings = 2 and group_id in (select group_id from articles
         join product_variants on article_id = id where car_make = 'Volkswagen') and car_make <> 'Volkswagen'`,
    );
    const siblings = await stockedSiblings(mat);
    const own = siblings.find(({ code }) => code !== mat.code);
    const open = (query = '', who = visitor) => who.open(`${productOf(mat)}${query}`);
    expect(currentIn(await open('?fabrikat=volkswagen'))).toBe(own?.subtitle);
    const driver = new Visitor(shop);
    await driver.post('/muster/fahrzeug', {
      fahrzeug: 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline',
    });
    expect(currentIn(await open('', driver))).toBe(own?.subtitle);
    await setStock(database, own?.code ?? '', {});
    // Another address: a page that was just made is kept for a while.
    expect(currentIn(await open('?fabrikat=VOLKSWAGEN'))).toBe(mat.subtitle);
  });

  it('is none where none can be had; that is told, and each can still be looked at', async () => {
    const one = await someVariant(`category = 'kindersitze' and siblings = 2`);
    const siblings = await stockedSiblings(one);
    for (const { code } of siblings) await setStock(database, code, {});
    const buyer = new Visitor(shop);
    const page = await buyer.open(productOf(one));
    expect([page.status, currentIn(page)]).toEqual([200, undefined]);
    expect(main(page)).toContain('Zurzeit können wir keine Ausführung liefern');
    expect(page.text).not.toContain('In den Warenkorb');
    expect(page.text).toContain('"@type":"ProductGroup"');
    for (const { code } of siblings) {
      const exact = await buyer.open(`/muster/${one.category}/${code}/exakt`);
      expect([exact.status, main(exact).includes('Zurzeit nicht lieferbar')]).toEqual([200, true]);
    }
  });
});

describe('what is told beside the price', () => {
  it('of oil the base price and where used oil is taken back', async () => {
    const oil = await someVariant(
      `category = 'oele-fluessigkeiten' and content_milli = 5000 and values->'art' ? 'Motoröl'`,
    );
    const page = await visitor.open(pageOf(oil));
    const perLitre = (Math.round(oil.cents / 5) / 100).toFixed(2).replace('.', ',');
    expect(main(page)).toContain(`${perLitre} € je l`);
    expect(main(page)).toContain('§ 8 AltölV');
    const fluid = await someVariant(`category = 'oele-fluessigkeiten' and values->'art' ? 'AdBlue'`);
    expect(main(await visitor.open(pageOf(fluid)))).not.toContain('§ 8 AltölV');
  });

  it('of an offer what it is struck from, and until when', async () => {
    const offer = await someVariant(
      `article_id in (select article_id from current_prices join locations on locations.id = location_id
         where url = 'stadtwerk' and current_prices.regular_cents is not null)`,
    );
    const page = await visitor.open(pageOf(offer).replace('muster', 'stadtwerk'));
    expect(main(page)).toMatch(/statt [\d.,]+ € bis/);
    expect(page.text).toMatch(new RegExp(`<s><span[^>]*data-cents="${offer.cents}"`));
  });

  it('of what lies elsewhere, how much, with the way there; a location that hides the category is left out', async () => {
    const one = await someVariant(`category = 'dachtraeger'`);
    await stockedSiblings(one);
    await setStock(database, one.code, { here: 7 }, 'kassel');
    const page = await visitor.open(pageOf(one));
    expect(main(page)).toMatch(/Bestand an anderen Standorten .*Kassel ?: 7 Stück/);
    expect(page.text).toContain(`href="/kassel/${one.category}/${one.code}/exakt"`);
    const box = await someVariant(`category = 'dachboxen'`);
    await setStock(database, box.code, { here: 7 }, 'kassel');
    expect(main(await visitor.open(pageOf(box)))).not.toContain('Bestand an anderen Standorten');
    expect((await visitor.open(`/kassel/${box.category}/${box.code}/exakt`)).status).toBe(404);
    expect((await visitor.open(`/kassel/${box.category}/${box.product}`)).status).toBe(404);
  });

  it('whether it fits the chosen vehicle', async () => {
    const golf = await someVariant(
      `article_id in (select article_id from article_vehicle_prefixes where prefix = '01905102')`,
    );
    const audi = await someVariant(`car_make = 'Audi'`);
    const any = await someVariant(`category = 'dachboxen'`);
    const said = (page: { text: string }) =>
      /data-fitment="([^"]*)"/.exec(/<main[\s\S]*<\/main>/.exec(page.text)?.[0] ?? '')?.[1];
    expect(main(await visitor.open(pageOf(golf)))).toContain('Passt das auf Ihr Auto?');
    const driver = new Visitor(shop);
    await driver.post('/muster/fahrzeug', {
      fahrzeug: 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline',
    });
    expect(said(await driver.open(pageOf(golf)))).toBe('fits');
    expect(said(await driver.open(pageOf(audi)))).toBe('fits-not');
    expect(said(await driver.open(pageOf(any)))).toBeUndefined();
    const told = async (who: Visitor) => textOf(group(await who.open(pageOf(golf))));
    expect(await told(driver)).toMatch(/✓ passt(?! nicht)/);
    expect(await told(driver)).toContain('✕ passt nicht');
    expect(await told(visitor)).not.toContain('passt');
  });
});

describe('what cannot be had', () => {
  it("is shown and cannot be ordered, not even by a form of one's own", async () => {
    const gone = await someVariant('id in (select id from articles where is_sold_out)');
    await setStock(database, gone.code, { here: 5 });
    const buyer = new Visitor(shop);
    const page = await buyer.open(pageOf(gone));
    expect([page.status, main(page).includes('Zurzeit nicht lieferbar')]).toEqual([200, true]);
    expect(page.text).not.toContain('>In den Warenkorb');
    await buyer.post('/muster/warenkorb', {
      aktion: 'hinzufuegen',
      artikel: `product:${gone.code}`,
      menge: '1',
    });
    const confirmation = await toConfirmation(buyer, '/muster', 'reservierung');
    expect(orderNumber(confirmation)).toBeFalsy();
    const lines = await database.query(
      'select 1 from order_lines join articles on articles.id = article_id where code = $1',
      [gone.code],
    );
    expect(lines).toEqual([]);
  });
});

describe('a battery', () => {
  it('has its deposit told and counted, from its page to the mail', async () => {
    const battery = await someVariant(`category = 'batterien'`);
    await database.query('update articles set is_sold_out = false where code = $1', [battery.code]);
    await setStock(database, battery.code, { here: 4 });
    expect(battery.deposit_cents).toBe(750);
    const buyer = new Visitor(shop);
    const page = await buyer.open(pageOf(battery));
    expect(main(page)).toContain('zzgl. 7,50 € Pfand');
    expect(main(page)).toContain('§ 19 BattDG');
    const cart = await buyer.submit(page, { button: 'In den Warenkorb' }, { menge: '2' });
    expect(cart.text).toMatch(/data-deposit="true"[^>]*>[\s\S]{0,60}data-cents="1500"/);
    const total = 2 * battery.cents + 1500;
    expect(cart.text).toMatch(new RegExp(`data-total="true"[^>]*>[\\s\\S]{0,80}data-cents="${total}"`));
    const done = await order(buyer, '/muster', 'reservierung');
    expect(orderNumber(done)).toBeTruthy();
    const [placed] = await database.query(
      `select orders.goods_cents, orders.deposit_cents, total_cents, vat_cents, order_lines.deposit_cents as each
       from orders join order_lines on order_id = orders.id where orders.deposit_cents > 0`,
    );
    expect(placed).toEqual({
      goods_cents: 2 * battery.cents,
      deposit_cents: 1500,
      total_cents: total,
      vat_cents: Math.round((total * 19) / 119),
      each: 750,
    });
    for (const mail of await mailsOfOrder(database, orderNumber(done))) {
      const words = mail.text.replaceAll('\u00a0', ' ');
      expect(words).toContain('zzgl. 7,50 € Pfand je Stück');
      expect(words).toContain('Pfand: 15,00 €');
    }
  });
});

describe('a product is an article like any other', () => {
  it('is put on the wish list and found there', async () => {
    const one = await someVariant(`category = 'modellautos'`);
    const wisher = new Visitor(shop);
    await wisher.post('/muster/merkliste', { aktion: 'merken', artikel: `product:${one.code}` });
    const wishes = await wisher.open('/muster/merkliste');
    expect(textOf(wishes.text)).toContain(one.title);
    expect(wishes.text).toContain(`href="${pageOf(one)}"`);
  });

  it('on offer stands among the offers, unless its category is hidden here', async () => {
    const shown = async () =>
      [
        ...(await visitor.open('/stadtwerk/angebote')).text.matchAll(
          /href="\/stadtwerk\/([^/"]+)\/[^/"]+\/exakt"/g,
        ),
      ].map(([, category = '']) => category);
    const [hidden = ''] = await shown();
    expect(hidden).not.toBe('');
    const [row] = await database.query<{ id: string }>('select id from categories where url = $1', [hidden]);
    const blacklist = { categoryBlacklist: [{ _id: row?.id, url: hidden }] };
    await database.query(`update locations set categories = categories || $1 where url = 'stadtwerk'`, [
      JSON.stringify(blacklist),
    ]);
    await expect.poll(shown).not.toContain(hidden);
    expect(await shown()).not.toEqual([]);
  });

  it('in a category for staff is shown to staff alone', async () => {
    const one = await someVariant(`category = 'ausstellungsstuecke'`);
    expect((await visitor.open(productOf(one))).status).toBe(404);
    const staff = new Visitor(shop);
    const fields = { email: 'mitarbeiter@example.de', passwort: 'Winterreifen-2026', mitarbeiter: '1' };
    await staff.submit(await staff.open('/muster'), { button: 'Einloggen' }, fields);
    expect((await staff.open(productOf(one))).status).toBe(200);
  });
});
