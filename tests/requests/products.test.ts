import { beforeAll, describe, expect, it } from 'vitest';
import { setStock } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { openAllDay } from '../support/reservation-settings';
import { pageOf, productOf, someVariant, stockedSiblings, variants } from '../support/variants';
import { Visitor } from '../support/visitor';

// Pages of a test system have no structured data.
const { database, shop, visitor } = await freshShop({
  environment: { DEPLOYMENT_ENVIRONMENT: 'local' },
  prepare: openAllDay,
});
const heading = (page: { text: string }) => textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.text)?.[1] ?? '');
const group = (page: { text: string }) =>
  /<fieldset[^>]* aria-label="Ausführung"[\s\S]*?<\/fieldset>/.exec(page.text)?.[0] ?? '';
const currentIn = (page: { text: string }) => /aria-current="page"[^>]*>([^<]*)</.exec(group(page))?.[1];
const main = (page: { text: string }) => textOf(/<main[\s\S]*<\/main>/.exec(page.text)?.[0] ?? '');

describe('the address of a product', () => {
  const box = someVariant(database, `category = 'dachboxen' and siblings = 3`);

  beforeAll(async () => void (await stockedSiblings(database, await box)));

  it('shows its cheapest variant, with price, data and the others as links', async () => {
    const one = await box;
    const siblings = await variants(database, `product = '${one.product}' order by cents, id`);
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
    for (const sibling of await variants(database, `product = '${one.product}'`)) {
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
    const { hasVariant, ...group } = JSON.parse(json?.[1] ?? '{}');
    expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: one.product });
    expect(hasVariant[0]).toMatchObject({
      '@type': 'Product',
      gtin13: one.gtin,
      offers: { price: (one.cents / 100).toFixed(2), availability: 'https://schema.org/InStock' },
    });
  });

  it('has pictures, and another colour has another one', async () => {
    const one = await box;
    const siblings = await variants(database, `product = '${one.product}'`);
    const drawn = await Promise.all(
      siblings.map(async (sibling) => {
        const { text } = await visitor.open(pageOf(sibling));
        const [, gallery = ''] = /aria-label="Ansichten"(.*?)<\/div>/s.exec(text) ?? [];
        const sources = [...gallery.matchAll(/src="(\/bilder\/foto\/[^"]+)"/g)].map(([, path]) => path ?? '');
        const answers = await Promise.all(sources.map((path) => request({ port: shop.port, path })));
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        return answers[0]?.text;
      }),
    );
    expect(new Set(drawn).size).toBe(siblings.length);
  });
});

describe('which variant a product shows', () => {
  it('is one that can be had, of the make that is asked for or driven, if there is one', async () => {
    const mat = await someVariant(
      database,
      `category = 'fussmatten' and siblings = 2 and group_id in (select group_id from articles
         join product_variants on article_id = id where car_make = 'Volkswagen') and car_make <> 'Volkswagen'`,
    );
    const siblings = await stockedSiblings(database, mat);
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
    const one = await someVariant(database, `category = 'kindersitze' and siblings = 2`);
    const siblings = await stockedSiblings(database, one);
    for (const { code } of siblings) await setStock(database, code, {});
    const buyer = new Visitor(shop);
    const page = await buyer.open(productOf(one));
    expect([page.status, currentIn(page)]).toEqual([200, undefined]);
    expect(main(page)).toContain('Zurzeit können wir keine Ausführung liefern');
    expect(page.text.split('>Ähnliche Artikel')[0]).not.toContain('In den Warenkorb');
    expect(page.text).toContain('"@type":"ProductGroup"');
    for (const { code } of siblings) {
      const exact = await buyer.open(`/muster/${one.category}/${code}/exakt`);
      expect([exact.status, main(exact).includes('Zurzeit nicht lieferbar')]).toEqual([200, true]);
    }
  });
});
