import { expect, it } from 'vitest';
import { wordFit } from './word-fit';

it.each([
  ['ol', 'ol', 'whole'],
  ['ole', 'ol', 'whole'],
  ['motorol', 'ol', 'part'],
  ['motorole', 'ol', 'part'],
  ['olfilter', 'ol', 'part'],
  ['golf', 'ol', undefined],
  ['modelle', 'ol', undefined],
  ['polster', 'ol', undefined],
  ['lm-25', 'lm', 'part'],
  ['helm', 'lm', undefined],
  ['r16', '16', 'whole'],
  ['7jx16', '16', 'whole'],
  ['165', '16', undefined],
  ['2016', '16', undefined],
  ['205/55', '205', 'whole'],
  ['1205', '205', undefined],
  ['412,5', '412', 'whole'],
  ['2006000000017', '60000', 'part'],
  ['a4/s4', 'a4', 'whole'],
  ['a45', 'a4', undefined],
  ['5w-30', '5w', 'whole'],
  ['w', 'w', 'whole'],
  ['5w', 'w', undefined],
  ['dachboxen', 'dachbox', 'whole'],
  ['dachboxhalter', 'dachbox', 'part'],
  ['winterreifen', 'reif', 'part'],
  ['winterreifen', 'reifenx', undefined],
  ['%', '', undefined],
])('%s has %s as: %s', (written, word, fit) => {
  expect(wordFit(written, word)).toBe(fit);
});

it.each([
  ['310', '3', 'part'],
  ['nordkap', 'n', 'part'],
  ['golf', 'ol', undefined],
])('%s may become of %s, which somebody is typing: %s', (written, word, fit) => {
  expect(wordFit(written, word, true)).toBe(fit);
});
