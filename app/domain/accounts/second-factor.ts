import { Secret, TOTP } from 'otpauth';
import type { Tenant } from '~/domain/tenancy/tenant';
import { accountSettings } from './settings';

/** Seconds and digits that all authenticator apps assume. */
const PERIOD = 30;
const DIGITS = 6;
/** Codes before and after the current one, because clocks differ. */
const WINDOW = 1;

const totpOf = (secret: string, label?: string, issuer?: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: DIGITS });

/** Base32, with the 160 bits that RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth://totp/…` URL that apps read from a QR code. */
export function factorAddress(secret: string, email: string, shop: string): string {
  // A colon separates shop and e-mail address in the label.
  return totpOf(secret, email, shop.replaceAll(':', ' ')).toString();
}

/** The time step of a code (RFC 6238); undefined if it is not a current one. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD) + delta;
}

/** Only production requires it by default (rulings, accounts). */
export function requiresSecondFactor({
  location,
  deployment,
}: Pick<Tenant, 'location' | 'deployment'>): boolean {
  return accountSettings.of(location).requiresSecondFactor ?? deployment === 'production';
}
