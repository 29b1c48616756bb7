import { isMadeForFrames } from '~/values/made-for-frames';
import { isWritten } from './island';

/** Pages of `routes/steps`, which have a header of their own. */
const steps =
  /initiateCheckout$|checkout\/(adresse|bestaetigung|bezahlen|kaufen|kontakt|termin|zahlung)|bestellung\/[^/]+\/./i;

export const hasHeader = (pathname: string): boolean => !steps.test(pathname) && !isMadeForFrames(pathname);

/** The document came without a header, and the page has one. Asked before the page's data are. */
export const needsDocument = (pathname: string): boolean => !isWritten('kopf') && hasHeader(pathname);
