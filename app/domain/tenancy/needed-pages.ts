import { isStartPage, normalisePage, pageKey } from './page-path';
import { isSystemSegment } from './reserved-segments';

/** With every page below. */
const areas: ReadonlySet<string> = new Set([
  'tresen',
  'account',
  'checkout',
  'bestellung',
  'termin',
  'kostenvoranschlag',
  'registrieren',
  'passwort-vergessen',
  'email-wiederherstellen',
  'einladung',
  'merkliste',
  'bilder',
]);

const pages: ReadonlySet<string> = new Set([
  '/warenkorb',
  '/warenkorb.json',
  '/initiatecheckout',
  '/login',
  '/abmelden',
  '/sitzung.json',
  '/ausblenden',
  '/standort-wechsel',
  '/cookie-einstellungen',
  '/agb',
  '/impressum',
  '/datenschutz',
  '/datenschutz/messung',
  '/widerrufsrecht',
  '/vertrag-widerrufen',
  '/erklaerungzurbarrierefreiheit',
  '/versandkosten',
]);

/** Mailed links, and pictures that are sent with a form. */
const mailed = /^\/(serviceanfrage\/bilder|servicenavigatorextern\/(bilder|termin))\//;

/** Pages without which nobody works, signs in or orders, and those that the law requires: no redirect rule moves them. @param page below its location */
export function isNeededPage(page: string): boolean {
  const key = pageKey(normalisePage(page).replace(/[?#].*$/s, ''));
  const [, first = ''] = key.split('/');
  return areas.has(first) || isSystemSegment(first) || pages.has(key) || mailed.test(key);
}

/** The desk stores no rule for these; a rule for the start page that a file brought is followed. */
export function mustStay(page: string): boolean {
  return isNeededPage(page) || isStartPage(page);
}
