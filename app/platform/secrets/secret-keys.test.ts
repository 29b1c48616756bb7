import { expect, it } from 'vitest';
import { secretKeys, UnknownKeyError } from './secret-keys.server';

const OLD = 'a secret of the operator, long enough';
const NEW = 'the next secret of the operator, too';
const old = secretKeys([OLD], 'test');

it('what is sealed shows nothing of the text, and opens for its owner only', () => {
  const sealed = old.seal('JBSWY3DPEHPK3PXP', 'eva');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toBe(old.seal('JBSWY3DPEHPK3PXP', 'eva'));
  expect(old.open(sealed, 'eva')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => old.open(sealed, 'max')).toThrow();
  expect(() => secretKeys([OLD], 'another purpose').open(sealed, 'eva')).toThrow(UnknownKeyError);
});

it('a changed one opens for nobody', () => {
  const sealed = old.seal('text', 'eva');
  const last = sealed.at(-3) === 'A' ? 'B' : 'A';
  expect(() => old.open(`${sealed.slice(0, -3)}${last}${sealed.slice(-2)}`, 'eva')).toThrow();
});

it('a new secret seals, the old one still opens what it sealed, until it is no longer named', () => {
  const sealed = old.seal('text', 'eva');
  const both = secretKeys([NEW, OLD], 'test');
  expect([old.isCurrent(sealed), both.isCurrent(sealed)]).toEqual([true, false]);
  expect(both.open(sealed, 'eva')).toBe('text');
  const anew = both.seal('text', 'eva');
  expect(both.isCurrent(anew)).toBe(true);
  const next = secretKeys([NEW], 'test');
  expect(next.open(anew, 'eva')).toBe('text');
  expect(() => next.open(sealed, 'eva')).toThrow(UnknownKeyError);
});

it('a text that was never sealed is not current, and does not open', () => {
  expect(old.isCurrent('JBSWY3DPEHPK3PXP')).toBe(false);
  expect(() => old.open('JBSWY3DPEHPK3PXP', 'eva')).toThrow(UnknownKeyError);
});
