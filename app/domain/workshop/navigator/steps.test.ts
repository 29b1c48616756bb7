import { expect, it } from 'vitest';
import { openStep, readState, stepAddress } from './steps';

it.each([
  ['', 'fahrzeug', 'fahrzeug'],
  ['fahrzeug=golf', 'preis', 'preis'],
  ['fahrzeug=ohne&schritt=standort', 'standort', 'standort'],
  ['fahrzeug=golf&standort=muster', 'anfrage', 'termin'],
  ['fahrzeug=golf&standort=muster&termin=x', 'anfrage', 'kontakt'],
  ['fahrzeug=golf&standort=muster&termin=', 'anfrage', 'termin'],
  ['fahrzeug=golf&standort=muster&schritt=anfrage', 'anfrage', 'anfrage'],
  ['schritt=standort', 'fahrzeug', 'fahrzeug'],
  ['standort=muster', 'fahrzeug', 'fahrzeug'],
  ['termin=x', 'fahrzeug', 'fahrzeug'],
  ['fahrzeug=golf&termin=x', 'preis', 'preis'],
  ['fahrzeug=&standort=muster', 'fahrzeug', 'fahrzeug'],
  ['fahrzeug=golf&schritt=unsinn', 'preis', 'preis'],
])('%j stands at the step %s, with slots at %s', (query, step, withSlots) => {
  const state = readState(new URLSearchParams(query));
  expect([openStep(state, false), openStep(state, true)]).toEqual([step, withSlots]);
});

it('writes a state as an address that reads the same', () => {
  for (const query of [
    '',
    'fahrzeug=golf',
    'fahrzeug=ohne&schritt=standort',
    'fahrzeug=a%26b&standort=muster',
    'fahrzeug=golf&standort=muster&termin=7',
    'fahrzeug=golf&standort=muster&schritt=anfrage',
  ]) {
    const state = readState(new URLSearchParams(query));
    const [, written = ''] = stepAddress('/servicenavigator/x', state).split('?');
    expect(readState(new URLSearchParams(written))).toEqual(state);
  }
});
