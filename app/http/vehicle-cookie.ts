import { SESSION_DAYS } from '~/domain/accounts/session-secret';
import { cookiesOf } from '~/platform/http/cookies';

const NAME = 'radhaus-fahrzeug';

/** Says that the session's vehicle holds. @param isLasting with consent; otherwise until the browser is closed */
export function vehicleCookie(isLasting: boolean, origin: string): string {
  const life = isLasting ? `; Max-Age=${SESSION_DAYS * 86_400}` : '';
  return `${NAME}=1; Path=/; SameSite=Lax; HttpOnly${life}${origin.startsWith('https:') ? '; Secure' : ''}`;
}

export const hasVehicleCookie = (header: string | null | undefined): boolean =>
  cookiesOf(header).some(([name]) => name === NAME);
