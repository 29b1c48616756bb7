import { describe, expect, it } from 'vitest';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import { articleIdOf } from '../support/catalogue';
import { textOf } from '../support/html-forms';
import { boxes, has, roofBoxShop } from '../support/roof-boxes';
import { cardsOf, facetOf, hitsOf, linksNamed } from '../support/shown-list';

const { database, visitor, list, found } = await roofBoxShop();
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
      const chosen = await visitor.press(page, 'Filtern', { [name]: value });
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

describe('the page of a category', () => {
  const mainOf = ({ text }: { text: string }) => textOf(/<main\b[\s\S]*<\/main>/.exec(text)?.[0] ?? '');

  it('of tiles says what each sub-category sells here, and from which price', async () => {
    const [cheapest] = await found('true');
    const page = await visitor.open('/muster/transport-reise');
    const euros = `${((cheapest?.cents ?? 0) / 100).toFixed(2).replace('.', ',')} €`;
    expect(mainOf(page)).toContain(`60 Produkte ab ${euros}`);
  });

  it('leads from the whole list to its kin that have articles, and shows what is reduced', async () => {
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
