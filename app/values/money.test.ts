import { describe, expect, it } from 'vitest';
import { formatCents, parseCents, vatInside } from './money';

describe('money', () => {
  it('is written as Germans write it', () => {
    expect(formatCents(123_456_7)).toBe('12.345,67\u00a0€');
    expect(formatCents(5)).toBe('0,05\u00a0€');
    expect(formatCents(-500)).toBe('−5,00\u00a0€');
  });

  it('has its VAT inside, rounded to the nearest cent', () => {
    expect(vatInside(11_900, 19)).toBe(1_900);
    expect(vatInside(8_490, 19)).toBe(1_356);
    expect(vatInside(-11_900, 19)).toBe(-1_900);
    expect(vatInside(100, 0)).toBe(0);
  });

  it.each([
    ['84,90', 8_490],
    ['84.9', 8_490],
    ['1.084,90 €', 108_490],
    ['84', 8_400],
    ['1.084', 108_400],
  ])('reads %s', (text, cents) => expect(parseCents(text)).toBe(cents));

  it.each(['', 'abc', '-5', '1,234', '1e9', '99999999999'])('refuses %s', (text) =>
    expect(parseCents(text)).toBeUndefined(),
  );
});
