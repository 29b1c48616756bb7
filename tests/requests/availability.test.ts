import { describe, expect, it } from 'vitest';
import { articlesChanged } from '~/domain/catalog/articles/articles-changed.server';
import { addTyre, order, orderNumber } from '../support/buyer';
import { articleIdOf, setStock, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyres = await someTyres(database, 3, '(width, aspect, rim_tenths) = (205, 55, 160)');
const codeAt = (index: number) => tyres[index]?.id ?? '';

/** Sets flags of an article as an import does that knows more of it. */
async function setFlags(code: string, flags: string) {
  const articleId = await articleIdOf(database, code);
  await database.query(`update articles set ${flags} where id = $1`, [articleId]);
  await articlesChanged(database.context, [{ articleId, kind: 'tyre', locationId: null }]);
}

async function cardOf(code: string): Promise<string> {
  const make = code.split('-')[0] ?? '';
  const list = await new Visitor(shop).open(
    `/muster/reifen?breite=205&hoehe=55&durchmesser=16&hersteller=${make[0]?.toUpperCase()}${make.slice(1)}`,
  );
  const cards = list.text.match(/<article\b[\s\S]*?<\/article>/g) ?? [];
  return textOf(cards.find((card) => card.includes(`/reifen/${code}"`)) ?? '');
}

describe('an article of the location that nobody counts', () => {
  it('can always be had, as many as one likes', async () => {
    const code = codeAt(0);
    await setStock(database, code, {});
    await setFlags(code, 'is_own_article = true, is_stock_keeping = false');
    const buyer = new Visitor(shop);
    const page = await buyer.open(`/muster/reifen/${code}`);
    expect(textOf(page.text)).toContain('In Kiel erhältlich');
    expect(await cardOf(code)).toContain('In Kiel erhältlich');
    expect(cartOf(await addTyre(buyer, '/muster', code, 60)).lines[0]?.quantity).toBe(60);
    const thanks = await order(buyer, '/muster', 'kauf');
    expect(orderNumber(thanks)).toBeDefined();
    expect(await database.query('select 1 from allocations')).toEqual([]);
  });

  it('is among those that can be had at once, unless it is sold out', async () => {
    const code = codeAt(0);
    const atOnce = async () =>
      (
        await new Visitor(shop).open(
          '/muster/reifen?breite=205&hoehe=55&durchmesser=16&sofort=1&sortierung=preis&seite=1',
        )
      ).text.includes(`/reifen/${code}"`);
    await database.query(
      'update current_prices set cents = 100 where article_id = $1 and location_id is null',
      [await articleIdOf(database, code)],
    );
    await setFlags(code, 'is_own_article = true, is_stock_keeping = false');
    await expect.poll(atOnce).toBe(true);
    await setFlags(code, 'is_sold_out = true');
    await expect.poll(atOnce).toBe(false);
  });
});

describe('an article that is sold out', () => {
  it('says so, and cannot be ordered, whatever lies in the warehouse', async () => {
    const code = codeAt(1);
    await setStock(database, code, { here: 8, central: 20 });
    await setFlags(code, 'is_sold_out = true');
    const buyer = new Visitor(shop);
    expect(textOf((await buyer.open(`/muster/reifen/${code}`)).text)).toContain('nicht lieferbar');
    expect(await cardOf(code)).toContain('Zurzeit nicht lieferbar');
    await addTyre(buyer, '/muster', code, 1);
    const answer = await order(buyer, '/muster', 'reservierung').catch(() => undefined);
    expect(answer && orderNumber(answer)).toBeUndefined();
    expect(
      await database.query(
        'select 1 from order_lines join articles on articles.id = article_id where code = $1',
        [code],
      ),
    ).toEqual([]);
  });

  it('that was in a cart before is told there', async () => {
    const code = codeAt(2);
    await setStock(database, code, { here: 8 });
    const buyer = new Visitor(shop);
    await addTyre(buyer, '/muster', code, 2);
    await setFlags(code, 'is_sold_out = true');
    expect(textOf((await buyer.open('/muster/warenkorb')).text)).toContain('Leider inzwischen ausverkauft.');
    await setFlags(code, 'is_sold_out = false');
    expect(cartOf(await buyer.open('/muster/warenkorb')).lines).toHaveLength(1);
  });
});
