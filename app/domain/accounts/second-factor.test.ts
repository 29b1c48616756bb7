import { TOTP } from 'otpauth';
import { describe, expect, it, test } from 'vitest';
import type { Tenant } from '~/domain/tenancy/tenant';
import { factorAddress, newSecret, requiresSecondFactor, stepOfCode } from './second-factor';

/** The secret of RFC 6238, appendix B, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);

describe('a code', () => {
  it.each([
    // RFC 6238, appendix B: the last six digits of its eight.
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
  ])('of second %i is the one of the standard', (seconds, code) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('of the step before or after counts, an older one does not', () => {
    expect(stepOfCode(SECRET, '287082', at(59 + 30))).toBe(1);
    expect(stepOfCode(SECRET, '287082', at(29))).toBe(1);
    expect(stepOfCode(SECRET, '287082', at(59 + 60))).toBeUndefined();
  });

  it.each(['', '28708', '2870820', 'abcdef', '000000'])('"%s" is none', (code) => {
    expect(stepOfCode(SECRET, code, at(59))).toBeUndefined();
  });
});

test('each secret is new, and an app reads it from its address', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const address = new URL(factorAddress(secret, 'a+b@example.de', 'Haus: Muster & Söhne'));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(address.searchParams.get('issuer')).toBe('Haus  Muster & Söhne');
  expect(new TOTP({ secret }).period).toBe(30);
});

test('production requires it unless a location says otherwise, and the other way round', () => {
  const tenant = (deployment: string, requires?: boolean) =>
    ({ deployment, location: { accounts: { requiresSecondFactor: requires } } }) as unknown as Tenant;
  expect(requiresSecondFactor(tenant('production'))).toBe(true);
  expect(requiresSecondFactor(tenant('production', false))).toBe(false);
  expect(requiresSecondFactor(tenant('local'))).toBe(false);
  expect(requiresSecondFactor(tenant('local', true))).toBe(true);
});
