import { expect, test } from 'vitest';
import { productNotices } from './product-notices';

const told = { category: { url: 'oele', title: 'Öle' }, title: 'Castrol Vendra', values: {} };

test.each([
  [{ ...told, values: { art: ['Motoröl'] } }, ['used-oil']],
  [{ ...told, values: { sorte: ['Getriebeöl', 'Hydrauliköl'] } }, ['used-oil']],
  [{ ...told, title: 'Castrol Motoroel 5W-30' }, ['used-oil']],
  [{ ...told, values: { art: ['Scheibenreiniger'], voll: true, menge: [5] } }, []],
  [{ ...told, category: { url: 'batterien', title: 'Batterien' } }, ['used-battery']],
  [{ ...told, category: { url: 'strom', title: 'Autobatterien & Ladegeräte' } }, ['used-battery']],
] as const)('%j is told %j', (product, notices) => {
  expect(productNotices(product)).toEqual(notices);
});
