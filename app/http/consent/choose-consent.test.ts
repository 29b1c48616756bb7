import { describe, expect, it, test } from 'vitest';
import type { Consent } from '~/storefront/consent/consent';
import { chooseConsent } from './choose-consent';
import { readConsent } from './consent-cookie';

const at = new Date('2026-11-21T08:15:00Z');
const nobody: Consent = {
  granted: [],
  chosenAt: undefined,
  choices: 0,
  id: undefined,
  asked: undefined,
  hasPrivacySignal: false,
};
const id = '7f0e2f8e-4d0c-4b8e-9c59-2b1c3d4e5f60';
const uses = ['0123abcd'];

function choose(fields: Record<string, string>, before = nobody) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return chooseConsent(form, before, { id, at, isSecure: false, uses });
}
const kept = (answer: ReturnType<typeof choose>) =>
  readConsent(answer?.cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '));

test.each([
  [{ auswahl: 'alle' }, ['C0002', 'C0003', 'C0004']],
  [{ auswahl: 'notwendig', funktion: 'an' }, []],
  [{ auswahl: 'einzeln', funktion: 'an' }, ['C0003']],
  [{ auswahl: 'einzeln' }, []],
  [{ auswahl: 'zusatz', funktion: 'an' }, ['C0002', 'C0003']],
])('%j allows %j, for who had allowed C0002', (fields, granted) => {
  const before: Consent = {
    ...nobody,
    granted: ['C0002'],
    chosenAt: new Date(0),
    choices: 3,
    asked: ['89abcdef'],
  };
  expect(kept(choose(fields, before))).toEqual({
    ...nobody,
    granted,
    chosenAt: at,
    choices: 4,
    id,
    asked: ['89abcdef', '0123abcd'],
  });
});

it('never allows advertising where the browser objects to it', () => {
  const chosen = choose({ auswahl: 'alle' }, { ...nobody, hasPrivacySignal: true });
  expect(chosen?.choice.granted).toEqual(['C0002', 'C0003']);
});

describe('the way back', () => {
  it('is the page that the form stood on', () => {
    expect(choose({ auswahl: 'alle', zurueck: '/reifen?seite=2#liste' })?.goTo).toBe('/reifen?seite=2#liste');
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', ''])('is never %s', (zurueck) => {
    expect(choose({ auswahl: 'alle', zurueck })?.goTo).toBe('/cookie-einstellungen');
  });

  it('is not gone by a script that stays', () => {
    expect(choose({ auswahl: 'alle', bleiben: '1' })?.goTo).toBeUndefined();
  });
});

it.each([{}, { auswahl: 'vielleicht' }, { zurueck: '/' }])('%j is no choice', (fields) => {
  expect(choose(fields as Record<string, string>)).toBeUndefined();
});
