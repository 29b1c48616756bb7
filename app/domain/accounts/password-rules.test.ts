import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rules.server';
import { filterOf, mayContain } from './passwords/bloom-filter';

const owner = {
  firstName: 'Maximiliane',
  lastName: 'Müller-Lüdenscheid',
  email: 'maxi.mueller+shop@autohaus-nord.example',
  shop: { host: { hostname: 'shop.radpunkt.example' }, location: { title: 'Autohaus Sonnenschein' } },
};

describe('a breached password is refused', () => {
  it.each([
    'qwertzuiop',
    'QWERTZUIOP',
    'qwertzuiop1!',
    'qwertz123',
    'hallo123',
    'passwort1',
    'password123',
    'schalke04',
    '12345678',
    'asdfghjkl',
    '1q2w3e4r',
    'aaaaaaaa',
    'abababab',
  ])('%s', (password) => {
    expect(passwordProblem(password)).toBe('too-common');
  });
});

describe('a password of the words of its owner is refused', () => {
  it.each([
    'Maximiliane',
    'maximiliane2026!',
    'Müller-Lüdenscheid',
    'mueller-luedenscheid',
    'MaximilianeMüller',
    'Lüdenscheid.Maxi.1970',
    'maxi.mueller+shop',
    'autohaus-nord-1',
    'Sonnenschein-Autohaus',
    'Radpunkt-Radhaus',
    'radhaus-maxi-7',
  ])('%s', (password) => {
    expect(passwordProblem(password, owner)).toBe('names-the-owner');
  });
});

describe('other passwords are accepted', () => {
  it.each([
    'vier lange Wörter genügen',
    'Maximiliane mag Sommerreifen',
    'Tannengrün-Müller-Wolkenbruch',
    '7f!Kq2#Lx9vz',
    '84 61 93 75 20',
    `${'ß'.repeat(3)}tßrßn-über-Ölförderung`,
    'пароль-для-магазина-шин',
  ])('%s', (password) => {
    expect(passwordProblem(password, owner)).toBeUndefined();
  });
});

it('the name of a mailbox is one as a whole, too', () => {
  expect(passwordProblem('ab-cd-ab-cd', { email: 'ab-cd@example.de' })).toBe('names-the-owner');
});

it.each([
  ['1234567', 'too-short'],
  ['🚗🛞🔧🔩🚙🏁🛻', 'too-short'],
  ['a1'.repeat(501), 'too-long'],
])('the length of %s is refused', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

it('never fails, whatever is typed and however somebody is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (password, firstName, email) => {
      const problem = passwordProblem(password, { firstName, email });
      expect([undefined, 'too-short', 'too-long', 'too-common', 'names-the-owner']).toContain(problem);
    }),
  );
});

describe('the filter', () => {
  it('knows every entry', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (entries) => {
        const filter = filterOf(entries);
        expect(entries.every((entry) => mayContain(filter, entry))).toBe(true);
      }),
    );
  });

  it('takes few others for entries', () => {
    const filter = filterOf(Array.from({ length: 20_000 }, (_, n) => `entry ${n}`));
    const wrong = Array.from({ length: 20_000 }, (_, n) => `other ${n}`).filter((one) =>
      mayContain(filter, one),
    );
    expect(wrong.length).toBeLessThan(100);
  });
});
