import { expect, it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { addProducts, type NewProduct } from '../support/products';
import { cardsOf } from '../support/shown-list';

const { database, visitor } = await freshShop();
const find = (words: string, place = '/muster') => visitor.open(`${place}/search?q=${words}`);

const box = (code: string, name: string, variants: NewProduct['variants']): NewProduct => ({
  code,
  make: 'Probemarke',
  name,
  variants,
});

it('a variant that cannot be had gives way to another in a search, and a product without one comes last', async () => {
  await addProducts(database, 'cat-dachboxen', [
    box('vella-1', 'Vellaros A', [{ code: 'vella-1-a', cents: 100 }]),
    box('vella-2', 'Vellaros B', [
      { code: 'vella-2-a', cents: 200 },
      { code: 'vella-2-b', cents: 900, central: 2 },
    ]),
    box('vella-3', 'Vellaros C', [{ code: 'vella-3-a', cents: 1_000, here: 1 }]),
  ]);
  const codes = async () => cardsOf(await find('Vellaros')).map(({ id }) => id);
  await expect.poll(codes).toEqual(['vella-3-a', 'vella-2-b', 'vella-1-a']);
});

it('a card counts the variants that have a price at its location', async () => {
  await addProducts(database, 'cat-dachboxen', [
    box('orbi', 'Orbinal', [
      { code: 'orbi-a', cents: 100 },
      { code: 'orbi-b', cents: 200 },
      { code: 'orbi-c', cents: 300 },
    ]),
  ]);
  const cardsAt = async (place: string) => textOf((await find('Orbinal', place)).text);
  await expect.poll(() => cardsAt('/muster')).toContain('in 3 Ausführungen');
  await database.query(
    `update current_prices set location_id = 'loc-standard' where location_id is null and article_id in
       (select id from articles where code = 'orbi-c')`,
  );
  await database.query("insert into tag_moves (tag) values ('list:product')");
  await expect.poll(() => cardsAt('/muster')).toContain('in 2 Ausführungen');
  expect(await cardsAt('/standard')).toContain('in 3 Ausführungen');
});
