import { expect, test } from 'vitest';
import { canonicalOrderNumber } from './order-number';

test.each(['RH-7K4M-92XQ', 'rh-7k4m-92xq', ' RH 7K4M 92XQ ', '7k4m92xq', 'RH7K4M–92XQ'])(
  '"%s" is one number',
  (typed) => {
    expect(canonicalOrderNumber(typed)).toBe('RH-7K4M-92XQ');
  },
);

test('what is no number of ours stays as it is, in capitals', () => {
  expect(canonicalOrderNumber(' r-aaaa-1111x ')).toBe('R-AAAA-1111X');
});
