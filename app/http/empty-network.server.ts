import { normalisePage, pageKey, splitFirstSegment } from '~/domain/tenancy/page-path';
import { signOutPath } from '~/paths';
import { plainPage } from '~/platform/http/plain-page.server';
import { redirectAnswer } from '~/platform/http/redirect-answer.server';
import type { Answer } from '~/platform/http/send-answer.server';
import { deskPath } from '~/values/desk-path';
import { deskSetUpPath } from '~/values/desk-paths';

const openPages: readonly string[] = [deskSetUpPath, signOutPath];

const staffSegments: readonly string[] = ['tresen', 'login', 'account'];

/** On an empty network only the page that makes its first location is open, for which it is undefined. */
export function answerOfEmptyNetwork(pathname: string, isReading: boolean): Answer | undefined {
  const page = pageKey(normalisePage(pathname));
  if (openPages.includes(page)) return undefined;
  if (isReading && staffSegments.includes(splitFirstSegment(page).first))
    return redirectAnswer(deskSetUpPath, 303);
  return plainPage(503, 'Hier entsteht ein Shop', 'Noch gibt es keinen Standort.', {
    to: deskPath,
    label: 'Mitarbeiter richten ihn hier ein',
  });
}
