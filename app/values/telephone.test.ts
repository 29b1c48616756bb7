import { expect, test } from 'vitest';
import { telephoneHref } from './telephone';

test.each([
  ['0431 0123410', 'tel:+494310123410'],
  ['+49 (431) 0123-410', 'tel:+494310123410'],
  ['0049 431 0123410', 'tel:+494310123410'],
  ['+49 (0) 431 0123410', 'tel:+494310123410'],
  ['0049(0)431/0123410', 'tel:+494310123410'],
  ['(0)431 0123410', 'tel:+494310123410'],
  ['0431.0123410', 'tel:+494310123410'],
])('%s is dialled as %s', (phone, href) => {
  expect(telephoneHref(phone)).toBe(href);
});
