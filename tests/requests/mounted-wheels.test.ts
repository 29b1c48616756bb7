import { expect, it } from 'vitest';
import { addTyre } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const [many = '', few = ''] = (await someTyres(database, 2)).map(({ id }) => id);
await setStock(database, many, { here: 12 });
await setStock(database, few, { here: 1 });

const wheelsIn = ({ text }: { text: string }) =>
  [...text.matchAll(/href="\/muster\/bilder\/raeder\.svg#raeder-(\d)"/g)].map(([, count]) => Number(count));

it.each([
  ['a set', many, 4],
  ['as many as there are', few, 1],
])('the page of a tyre shows a car with %s', async (_what, id, wheels) => {
  expect(wheelsIn(await new Visitor(shop).open(`/muster/reifen/${id}`))).toEqual([wheels]);
});

it('the cart mounts all of its tyres, four at most, without JavaScript', async () => {
  const visitor = new Visitor(shop);
  expect(wheelsIn(await visitor.open('/muster/warenkorb'))).toEqual([]);
  expect(wheelsIn(await addTyre(visitor, '/muster', many, 2))).toEqual([2]);
  expect(wheelsIn(await addTyre(visitor, '/muster', few, 1))).toEqual([3]);
  expect(wheelsIn(await addTyre(visitor, '/muster', many, 6))).toEqual([4]);
});

it('the wish list does the same, and stands on no wheel while it is empty', async () => {
  const visitor = new Visitor(shop);
  expect(wheelsIn(await visitor.open('/muster/merkliste'))).toEqual([0]);
  await visitor.post('/muster/merkliste', { aktion: 'merken', artikel: `tyre:${few}` });
  expect(wheelsIn(await visitor.open('/muster/merkliste'))).toEqual([1]);
  await visitor.post('/muster/merkliste', { aktion: 'merken', artikel: `tyre:${many}` });
  expect(wheelsIn(await visitor.open('/muster/merkliste'))).toEqual([4]);
});

it('has a drawing for every number of wheels', async () => {
  const { status, text } = await new Visitor(shop).open('/muster/bilder/raeder.svg');
  expect(status).toBe(200);
  expect([...text.matchAll(/id="raeder-(\d)"/g)].map(([, count]) => Number(count))).toEqual([0, 1, 2, 3, 4]);
});
