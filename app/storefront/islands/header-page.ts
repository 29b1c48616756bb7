import { isStartPage, pageKey } from '~/domain/tenancy/page-path';
import { allSeasonTyresPath, summerTyresPath, tyresPath, winterTyresPath } from '~/paths';

/** These pages have a finder of their own. */
const pagesWithFinder = [tyresPath, summerTyresPath, winterTyresPath, allSeasonTyresPath];

/** These pages ask for the e-mail address themselves. */
const pagesThatAskWho = /^\/(login|registrieren|passwort-vergessen|account|checkout|initiatecheckout)(\/|$)/i;

export type HeaderPage = 'start' | 'finder' | 'asks-who';

export function headerPage(pathname: string): HeaderPage | undefined {
  if (isStartPage(pathname)) return 'start';
  if (pagesWithFinder.includes(pageKey(pathname))) return 'finder';
  return pagesThatAskWho.test(pathname) ? 'asks-who' : undefined;
}
