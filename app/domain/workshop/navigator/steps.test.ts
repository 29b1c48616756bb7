import { expect, it } from 'vitest';
import { openStep, readState, stepAddress } from './steps';

it.each([
  ['', 'fahrzeug'],
  ['fahrzeug=golf', 'preis'],
  ['fahrzeug=ohne&schritt=standort', 'standort'],
  ['fahrzeug=golf&standort=muster', 'anfrage'],
  ['schritt=standort', 'fahrzeug'],
  ['standort=muster', 'fahrzeug'],
  ['fahrzeug=&standort=muster', 'fahrzeug'],
  ['fahrzeug=golf&schritt=unsinn', 'preis'],
])('%j stands at the step %s', (query, step) => {
  expect(openStep(readState(new URLSearchParams(query)))).toBe(step);
});

it('writes a state as an address that reads the same', () => {
  for (const query of [
    '',
    'fahrzeug=golf',
    'fahrzeug=ohne&schritt=standort',
    'fahrzeug=a%26b&standort=muster',
  ]) {
    const state = readState(new URLSearchParams(query));
    const [, written = ''] = stepAddress('/servicenavigator/x', state).split('?');
    expect(readState(new URLSearchParams(written))).toEqual(state);
  }
});
