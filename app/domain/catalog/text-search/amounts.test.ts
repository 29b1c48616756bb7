import { expect, it } from 'vitest';
import { amountText, nearestValues, takeAmounts } from './amounts';

it.each([
  ['dachbox 400 liter', ['400 l'], 'dachbox'],
  ['Volumen 410 l Öffnung beidseitig', ['410 l'], 'Volumen Öffnung beidseitig'],
  ['batterie 12v 70ah', ['12 V', '70 Ah'], 'batterie'],
  ['18,5 kg', ['18,5 kg'], ''],
  ['7,5jx17 et45 5x112', ['7,5Jx17', 'ET45'], '5x112'],
  ['7,5Jx17 ET45', ['7,5Jx17', 'ET45'], ''],
  ['5w30 h7 91v10', [], '5w30 h7 91v10'],
  ['5 länge', [], '5 länge'],
  ['', [], ''],
])('%s has %j beside %j', (text, amounts, rest) => {
  const taken = takeAmounts(text);
  expect([taken.amounts.map(amountText), taken.rest]).toEqual([amounts, rest]);
});

it.each([
  [400, [390, 410]],
  [410, [410]],
  [100, [310]],
  [900, [530]],
])('near %i are %j', (requested, near) => {
  expect(nearestValues(new Set([310, 390, 410, 530]), requested)).toEqual(near);
});
