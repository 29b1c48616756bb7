import type { MeasuredPage } from '../tracking/public-page';
import { track } from '../tracking/tracker';
import { keepCookieFlag } from './cookie-flag';
import type { ConsentFormView } from './uses';

/** Called for every page. @param first consent of the document, whose policy lets in no more than that */
export function followConsent(
  first: ConsentFormView,
  consent: ConsentFormView,
  page: MeasuredPage | undefined,
): void {
  keepCookieFlag();
  if (consent.granted.some((category) => !first.granted.includes(category))) window.location.reload();
  else if (page) track(consent.tracking, page);
}
