import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { optionalCategories } from '~/storefront/consent/consent';
import { consentCookies, readConsent } from './consent-cookie';

const nobody = {
  granted: [],
  chosenAt: undefined,
  choices: 0,
  id: undefined,
  asked: undefined,
  hasPrivacySignal: false,
};
const id = '7f0e2f8e-4d0c-4b8e-9c59-2b1c3d4e5f60';
const TIME = 'OptanonAlertBoxClosed=2026-11-21T08:15:00.000Z';
const choiceOf = (groups: string) => readConsent(`OptanonConsent=groups=${groups}; ${TIME}`).granted;

/** The Cookie header that a browser sends after these Set-Cookie headers. */
const sentBack = (cookies: string[]) => cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');

const choices = fc.record({
  granted: fc.subarray([...optionalCategories]),
  chosenAt: fc.date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
  choices: fc.integer({ min: 1, max: 1_000_000 }),
  id: fc.uuid(),
  asked: fc.array(fc.stringMatching(/^[0-9a-f]{8}$/), { maxLength: 40 }),
  hasPrivacySignal: fc.boolean(),
});

describe('a choice', () => {
  it('is read as it was written, between whatever other cookies', () => {
    const others = fc.stringMatching(/^[a-z]{1,8}=[a-zA-Z0-9=&%:,+]{0,40}$/);
    fc.assert(
      fc.property(choices, fc.boolean(), others, others, (choice, isSecure, before, after) => {
        const header = `${before}; ${sentBack(consentCookies(choice, isSecure))}; ${after}`;
        expect(readConsent(header, choice.hasPrivacySignal)).toEqual(choice);
      }),
    );
  });

  it('is the same when a script encodes its cookie as a whole', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const [value = '', time = ''] = consentCookies(choice, false);
        const whole = encodeURIComponent(value.split(';', 1)[0]?.slice('OptanonConsent='.length) ?? '');
        const header = `OptanonConsent=${whole}; ${time.split(';', 1)[0]?.replaceAll(':', '%3A')}`;
        expect(readConsent(header).granted).toEqual(choice.granted);
      }),
    );
  });

  it('is kept for a year on the whole host, readable by scripts, by https alone where there is https', () => {
    const choice = { ...nobody, chosenAt: new Date(), choices: 1, id, asked: [] };
    for (const cookie of consentCookies(choice, false)) {
      expect(cookie).toMatch(/; Path=\/; SameSite=Lax; Max-Age=31536000$/);
    }
    for (const cookie of consentCookies(choice, true)) expect(cookie).toMatch(/; Secure$/);
  });

  it('has the keys that scripts of vendors look for', () => {
    const [value = ''] = consentCookies(
      {
        granted: ['C0003'],
        chosenAt: new Date('2026-11-21T08:15:00Z'),
        choices: 2,
        id,
        asked: ['0123abcd', '89abcdef'],
        hasPrivacySignal: true,
      },
      false,
    );
    expect(value.split(';', 1)[0]).toBe(
      'OptanonConsent=isGpcEnabled=1' +
        '&datestamp=Sat+Nov+21+2026+08%3A15%3A00+GMT%2B0000+%28Coordinated+Universal+Time%29' +
        `&version=r0123abcd.89abcdef&consentId=${id}&browserGpcFlag=1&isIABGlobal=false&hosts=&interactionCount=2&landingPath=NotLandingPage` +
        '&groups=C0001%3A1%2CC0002%3A0%2CC0003%3A1%2CC0004%3A0&AwaitingReconsent=false',
    );
  });

  it('of OneTrust itself is read', () => {
    const header =
      'OptanonConsent=isGpcEnabled=0&datestamp=Mon+Jun+16+2025+17%3A48%3A11+GMT%2B0530+(India+Standard+Time)' +
      '&version=202501.2.0&hosts=&interactionCount=3&isAnonUser=1&landingPath=NotLandingPage' +
      '&groups=C0001%3A1%2CC0005%3A1%2CC0002%3A1%2CC0003%3A0%2CC0004%3A1%2CV2STACK42%3A1&geolocation=DE%3BSH' +
      '&AwaitingReconsent=false; OptanonAlertBoxClosed=2025-06-16T12:18:11.125Z';
    expect(readConsent(header)).toEqual({
      ...nobody,
      granted: ['C0002', 'C0004'],
      chosenAt: new Date('2025-06-16T12:18:11.125Z'),
      choices: 3,
    });
  });
});

test.each([
  ['r', []],
  ['r0123abcd', ['0123abcd']],
  ['r0123abcd.89abcdef', ['0123abcd', '89abcdef']],
  ['1', []],
  ['202501.2.0', undefined],
  ['r0123abcd.xyz', undefined],
])('version %s says that %j was asked about', (version, asked) => {
  expect(readConsent(`OptanonConsent=version=${version}&groups=C0002:1; ${TIME}`).asked).toEqual(asked);
});

test.each([
  ['C0002:1,C0003:1', ['C0002', 'C0003']],
  ['C0003%3A1%2CC0002%3A1', ['C0002', 'C0003']],
  ['C0001:0,C0002:1', ['C0002']],
  ['C0002:11,C0003:yes,C0004', []],
  ['C0009:1,toString:1,:1,', []],
  ['', []],
])('groups %s allow %j', (groups, allowed) => {
  expect(choiceOf(groups)).toEqual(allowed);
});

describe('no choice', () => {
  it.each([
    ['no cookie', undefined],
    ['an empty header', ''],
    ['a choice without its time', 'OptanonConsent=groups=C0001:1,C0002:1'],
    ['a time without a choice', TIME],
    ['a choice without groups', `OptanonConsent=version=1; ${TIME}`],
    ['a time that is none', 'OptanonConsent=groups=C0002:1; OptanonAlertBoxClosed=2026-13-41T99:00:00.000Z'],
    ['another name', `XOptanonConsent=groups=C0002:1; ${TIME}`],
  ])('is %s', (_, header) => {
    expect(readConsent(header)).toEqual(nobody);
  });

  it('is any rubbish: nothing throws, and nothing but the known groups is ever allowed', () => {
    const rubbish = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[%&=:;,+A-Z0-9]*$/));
    fc.assert(
      fc.property(rubbish, rubbish, (choice, time) => {
        const consent = readConsent(`OptanonConsent=${choice}; OptanonAlertBoxClosed=${time}`);
        expect(optionalCategories).toEqual(expect.arrayContaining(consent.granted));
      }),
    );
  });
});
