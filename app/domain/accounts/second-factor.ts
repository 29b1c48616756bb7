import { Secret, TOTP } from 'otpauth';
import type { Tenant } from '~/domain/tenancy/tenant';
import { accountSettings } from './settings';

/** Seconds that a code is shown, and the number of its digits: what every app takes without being told. */
const PERIOD = 30;
const DIGITS = 6;
/** Codes before and after the present one that count: clocks differ. */
const WINDOW = 1;

const totpOf = (secret: string, label?: string, issuer?: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: DIGITS });

/** A new secret, base32, with the 160 bits that RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that apps read from a QR code, `otpauth://totp/…`; they show the shop's name and the e-mail address. */
export function factorAddress(secret: string, email: string, shop: string): string {
  // A colon stands between the two there.
  return totpOf(secret, email, shop.replaceAll(':', ' ')).toString();
}

/** The time step to which a code belongs (RFC 6238); none, if it is of none near now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD) + delta;
}

/** Whether staff have their rights at a location only with a second factor: as it says, else in production (rulings, accounts). */
export function requiresSecondFactor({
  location,
  deployment,
}: Pick<Tenant, 'location' | 'deployment'>): boolean {
  return accountSettings.of(location).requiresSecondFactor ?? deployment === 'production';
}
