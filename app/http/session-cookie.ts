import { SESSION_DAYS, SESSION_SECRET_LENGTH } from '~/domain/accounts/session-secret';
import type { SessionChange } from '~/domain/accounts/visitor';
import { cookiesOf } from '~/platform/http/cookies';

const PLAIN_NAME = 'radhaus';
/** The prefix binds a cookie to one host, in browsers that accept it. */
const SECURE_NAME = '__Host-radhaus';

const isSecure = (origin: string) => origin.startsWith('https:');
export const sessionCookieName = (origin: string) => (isSecure(origin) ? SECURE_NAME : PLAIN_NAME);

/** An invalid cookie counts as well. */
export function hasSessionCookie(header: string | undefined): boolean {
  return cookiesOf(header).some(([name]) => name === PLAIN_NAME || name === SECURE_NAME);
}

/** Neighbouring hosts may set cookies of the same name, and browsers send all of them. */
export function sessionSecrets(header: string | null, origin: string): string[] {
  return cookiesOf(header)
    .filter(([name, secret]) => name === sessionCookieName(origin) && secret.length === SESSION_SECRET_LENGTH)
    .map(([, secret]) => secret);
}

export function sessionCookie(change: SessionChange, origin: string): string {
  const [value, maxAge] = change.kind === 'started' ? [change.secret, SESSION_DAYS * 86_400] : ['', 0];
  const secure = isSecure(origin) ? '; Secure' : '';
  return `${sessionCookieName(origin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}
