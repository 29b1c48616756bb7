import { expect, it } from 'vitest';
import { noPieces } from '~/domain/orders/fulfilment';
import { goodsBack, goodsText } from './goods-back';

const line = (quantity: number, counted: Partial<typeof noPieces> = {}) => ({
  ...noPieces,
  quantity,
  ...counted,
});

it.each([
  ['Ware noch nicht ausgeliefert', [line(4)]],
  ['Ware noch nicht ausgeliefert', [line(4, { ready: 4 })]],
  ['Ware noch nicht zurück: 4 Stück', [line(4, { shipped: 4 })]],
  ['Ware noch nicht zurück: 3 Stück', [line(2, { handedOver: 2 }), line(1, { shipped: 1 })]],
  ['1 Stück zurück, 3 Stück noch nicht', [line(4, { shipped: 3, returned: 1 })]],
  ['Ware ist zurück', [line(4, { returned: 4 })]],
  ['Ware ist zurück', [line(4, { returned: 1, cancelled: 3 })]],
  ['Nichts ausgeliefert', [line(4, { cancelled: 4 })]],
  ['Nichts ausgeliefert', []],
])('%s', (text, lines) => expect(goodsText(goodsBack(lines))).toBe(text));
