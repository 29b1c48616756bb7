import { isStartPage, pageKey } from '~/domain/tenancy/page-path';
import { allSeasonTyresPath, summerTyresPath, tyresPath, winterTyresPath } from '~/paths';

/** Pages that open with a tyre finder of their own; a second one above it would only be in the way. */
const pagesWithFinder = [tyresPath, summerTyresPath, winterTyresPath, allSeasonTyresPath];

/** Pages that ask for an e-mail address themselves: the same fields a second time would only confuse. */
const pagesThatAskWho = /^\/(login|registrieren|passwort-vergessen|account|checkout|initiatecheckout)(\/|$)/i;

/** Conditions by page for the styles of headers; `data-page` stands on the element around them. */
export type HeaderPage = 'start' | 'finder' | 'asks-who';

export function headerPage(pathname: string): HeaderPage | undefined {
  if (isStartPage(pathname)) return 'start';
  if (pagesWithFinder.includes(pageKey(pathname))) return 'finder';
  return pagesThatAskWho.test(pathname) ? 'asks-who' : undefined;
}
