import { expect, it } from 'vitest';
import { callNames, violations } from '../support/api-violations';
import { freshShop } from '../support/fresh-shop';

const { database, shop } = await freshShop();
const violate = await violations(shop, database);

it.each(callNames)('%s refuses fifty values a field by its name', async (_name, call) => {
  const sent = await violate(call, 50);
  expect(sent > 0).toBe(Object.keys(call.input.shape).length > 0 || (call.body ?? call.line) !== undefined);
});
