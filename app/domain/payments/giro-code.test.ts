import { expect, it } from 'vitest';
import { giroCodeText } from './giro-code';

const bank = {
  inhaber: 'Autohaus Muster GmbH',
  iban: 'DE72000000000000001001',
  bic: 'BEISDED0XXX',
  bankname: 'Beispielbank',
};

it('writes a transfer line by line, as banking apps read it', () => {
  expect(giroCodeText(bank, 21_560, 'RH-HP5X-K8K2').split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BEISDED0XXX',
    'Autohaus Muster GmbH',
    'DE72000000000000001001',
    'EUR215.60',
    '',
    '',
    'RH-HP5X-K8K2',
  ]);
});

it('writes cents with both digits, and cuts a name that is too long', () => {
  const lines = giroCodeText({ ...bank, inhaber: 'A'.repeat(99) }, 5, 'x').split('\n');
  expect([lines[5]?.length, lines[7]]).toEqual([70, 'EUR0.05']);
});
