import { href } from 'react-router';

export const historyPath = href('/account/history');

export const addressesPath = href('/account/adressen');

export const storedWheelsPath = href('/account/einlagerung');

export const settingsPath = href('/account/settings');

export const secondFactorPath = href('/account/zweiter-faktor');

export const dataExportPath = href('/account/daten.json');

export function invitationPath(token: string): string {
  return href('/einladung/:token', { token: encodeURIComponent(token) });
}

export function signUpTokenPath(token: string): string {
  return href('/registrieren/:token', { token: encodeURIComponent(token) });
}

export function emailTokenPath(token: string): string {
  return href('/account/email/:token', { token: encodeURIComponent(token) });
}

/** Gives an account its earlier address back; needs no sign-in. */
export function emailUndoPath(token: string): string {
  return href('/email-wiederherstellen/:token', { token: encodeURIComponent(token) });
}

export function passwordTokenPath(token: string): string {
  return href('/passwort-vergessen/:hash', { hash: encodeURIComponent(token) });
}
