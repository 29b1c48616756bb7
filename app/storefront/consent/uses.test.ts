import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { askedUses, consentText, remembersVehicle, vehicleUse } from './asked-uses.server';
import { type Consent, optionalCategories } from './consent';
import { partnerFrameOf } from './partner-frame';
import { type ConsentPlace, consentUses, consentView, variantOf } from './uses';
import { categoryWords } from './words';

const nothing: ConsentPlace = {
  host: { matomoUrl: null, matomoSiteId: null },
  location: { premises: {}, storefront: {} },
};
const withFrame: ConsentPlace = {
  ...nothing,
  location: { premises: {}, storefront: { partnerFrameUrl: 'https://partner.example:8443/kassel?a=1' } },
};
const chosenAt = new Date('2026-11-21T08:15:00Z');
const nobody: Consent = {
  granted: [],
  chosenAt: undefined,
  choices: 0,
  id: undefined,
  asked: undefined,
  hasPrivacySignal: false,
};
const everything: Consent = { ...nobody, granted: [...optionalCategories], chosenAt };
const view = (place: ConsentPlace, consent: Consent) => consentView(place, consent, askedUses(place));

describe('the uses of a place', () => {
  it('are those that are configured', () => {
    expect(consentUses(nothing)).toEqual({ C0002: [], C0003: [], C0004: [] });
    expect(consentUses(withFrame).C0003.join()).toContain('partner.example:8443');
    const counted = { ...nothing, host: { matomoUrl: 'https://zahlen.example/matomo', matomoSiteId: '7' } };
    expect(consentUses(counted).C0002).toEqual([expect.stringContaining('Matomo auf zahlen.example:')]);
    const tagged = { ...counted, location: { premises: {}, storefront: { tagManagerContainer: 'abc' } } };
    expect(consentUses(tagged).C0002).toHaveLength(2);
    for (const host of [
      { ...counted.host, matomoUrl: null },
      { ...counted.host, matomoSiteId: null },
      { ...counted.host, matomoUrl: 'https://a;b.example/' },
    ])
      expect(consentUses({ ...tagged, host }).C0002).toEqual([]);
  });

  it('are all that a page learns of a choice', () => {
    expect(view(nothing, everything)).toEqual({ isAsked: false, granted: [] });
    expect(view(withFrame, everything)).toEqual({ isAsked: false, granted: ['C0003'] });
    expect(view(withFrame, nobody)).toEqual({ isAsked: true, granted: [] });
    expect(view(nothing, nobody)).toEqual({ isAsked: false, granted: [] });
  });

  it('are asked about again when their words change, and nothing is allowed until then', () => {
    const other = {
      ...withFrame,
      location: { premises: {}, storefront: { partnerFrameUrl: 'https://neu.example/' } },
    };
    const chosen = { ...everything, asked: askedUses(withFrame) };
    expect(view(withFrame, chosen)).toEqual({ isAsked: false, granted: ['C0003'] });
    expect(view(other, chosen)).toEqual({ isAsked: true, granted: [] });
    expect(view(nothing, chosen)).toEqual({ isAsked: false, granted: [] });
    expect(consentText([other]).version).not.toBe(consentText([withFrame]).version);
    expect(consentText([withFrame, other]).text).toContain('Seite unseres Partners neu.example');
  });

  it('are asked about again when the purpose of their category changes', () => {
    const words = { ...categoryWords, C0003: { ...categoryWords.C0003, purpose: 'Lädt etwas anderes.' } };
    const chosen = { ...everything, asked: askedUses(withFrame) };
    expect(consentView(withFrame, chosen, askedUses(withFrame, words))).toEqual({
      isAsked: true,
      granted: [],
    });
    const others = { ...categoryWords, C0002: { ...categoryWords.C0002, purpose: 'Zählt etwas anderes.' } };
    expect(consentView(withFrame, chosen, askedUses(withFrame, others)).isAsked).toBe(false);
  });

  it('that only the settings offer hold where the settings were sent with them', () => {
    expect(remembersVehicle({ ...everything, asked: [vehicleUse] })).toBe(true);
    expect(remembersVehicle({ ...everything, asked: askedUses(withFrame) })).toBe(false);
    expect(remembersVehicle({ ...everything, granted: ['C0002'], asked: [vehicleUse] })).toBe(false);
    expect(consentText([nothing], true).text).toContain('radhaus-fahrzeug: merkt sich');
    expect(consentText([nothing]).text).not.toContain('radhaus-fahrzeug');
  });

  it('are not asked about where the browser has refused for its visitor', () => {
    const refusing = { ...nobody, hasPrivacySignal: true };
    expect(view(withFrame, refusing)).toEqual({ isAsked: false, granted: [] });
    expect(view(withFrame, { ...everything, hasPrivacySignal: true }).granted).toEqual(['C0003']);
  });

  it('make a few variants of a page, one for each thing shown', () => {
    const consents = fc.record({
      granted: fc.subarray([...optionalCategories]),
      chosenAt: fc.option(fc.constant(chosenAt), { nil: undefined }),
      choices: fc.nat(),
      id: fc.constant(undefined),
      asked: fc.option(fc.subarray(askedUses(withFrame)), { nil: undefined }),
      hasPrivacySignal: fc.boolean(),
    });
    const place = fc.constantFrom(nothing, withFrame);
    fc.assert(
      fc.property(place, consents, consents, (where, one, other) => {
        const [a, b] = [view(where, one), view(where, other)];
        expect(variantOf(a) === variantOf(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
        expect(['?', '-', 'C0003']).toContain(variantOf(a));
      }),
    );
  });
});

test.each([
  null,
  '',
  'kein Ort',
  'http://partner.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://a;b.example/',
])('"%s" is no address of a partner frame', (partnerFrameUrl) => {
  expect(partnerFrameOf({ storefront: { partnerFrameUrl } })).toBeUndefined();
});

test('a partner frame names its source', () => {
  expect(partnerFrameOf(withFrame.location)).toEqual({
    url: 'https://partner.example:8443/kassel?a=1',
    origin: 'https://partner.example:8443',
    host: 'partner.example:8443',
  });
});
