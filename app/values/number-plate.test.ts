import { expect, it } from 'vitest';
import { bareNumberPlate } from './number-plate';

it.each([
  ['KI-AB 123', 'KIAB123'],
  ['ki ab 123', 'KIAB123'],
  ['kiab123', 'KIAB123'],
  [' SÜW-A 1 ', 'SÜWA1'],
  ['B-X 99E', 'BX99E'],
  ['OD-H 1234H', 'ODH1234H'],
])('"%s" is a number plate', (typed, bare) => {
  expect(bareNumberPlate(typed)).toBe(bare);
});

it.each(['', '123', 'Berg', 'RH-1234-5678', '205/55 R16', 'AB 12345', 'Eva Berg 12'])(
  '"%s" is none',
  (typed) => {
    expect(bareNumberPlate(typed)).toBeUndefined();
  },
);
