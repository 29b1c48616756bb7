import { expect, it } from 'vitest';
import { type LineOptions, lineOptions } from '~/domain/catalog/articles/line-options';
import { followGoods } from './follow-goods';

const golf = { kind: 'vehicle', code: 'golf', label: 'VW Golf' } as const;
const work = { kind: 'fitting', article: 'tyre:a' } as const;
const line = (key: string, quantity: number, options: LineOptions = []) => ({
  key,
  quantity,
  options: lineOptions.parse(options),
});
const quantities = (lines: ReturnType<typeof line>[]) =>
  followGoods(lines, ({ key }) => key).map(({ key, quantity }) => `${quantity} ${key}`);

it('gives work the number of its goods, whatever was stored', () => {
  expect(quantities([line('tyre:a', 2), line('service:x', 8, [work])])).toEqual(['2 tyre:a', '2 service:x']);
});

it('lets work go with its goods, and leaves work alone that was added by itself', () => {
  const lines = [line('tyre:b', 4), line('service:x', 4, [work]), line('service:x', 1)];
  expect(quantities(lines)).toEqual(['4 tyre:b', '1 service:x']);
});

it('keeps sets for two vehicles apart', () => {
  const lines = [line('tyre:a', 4), line('tyre:a', 2, [golf]), line('service:x', 9, [work, golf])];
  expect(quantities(lines)).toEqual(['4 tyre:a', '2 tyre:a', '2 service:x']);
  expect(quantities([line('tyre:a', 4), line('service:x', 4, [work, golf])])).toEqual(['4 tyre:a']);
});
