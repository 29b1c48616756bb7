import { cookiesOf } from '~/platform/http/cookies';

const NAME = 'radhaus-ort';
export const MAX_PLACE_LENGTH = 100;

/** A postcode or town that was found, until the browser is closed. */
export function placeCookie(typed: string, isSecure: boolean): string {
  const value = `${NAME}=${encodeURIComponent(typed.slice(0, MAX_PLACE_LENGTH))}`;
  return `${value}; Path=/; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

export const hasPlaceCookie = (header: string | undefined): boolean =>
  cookiesOf(header).some(([name]) => name === NAME);

/** '' if there is none, or an unreadable one. */
export function rememberedPlace(request: Request): string {
  const value = cookiesOf(request.headers.get('cookie')).find(([name]) => name === NAME)?.[1] ?? '';
  try {
    return decodeURIComponent(value).trim().slice(0, MAX_PLACE_LENGTH);
  } catch {
    return '';
  }
}
