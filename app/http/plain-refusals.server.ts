import type { IncomingMessage } from 'node:http';
import { plainPage } from '~/platform/http/plain-page.server';
import type { Answer } from '~/platform/http/send-answer.server';
import { failureMessage, inShapeOf } from './failure-answer';
import { laneOf, lanes } from './lanes';

/** For files: without the frame of a page. */
export const missingFile = () => plainPage(404, 'Seite nicht gefunden', failureMessage(404));

export const wrongMethod = () => plainPage(405, 'Fehler', failureMessage(405));

export function tryLater(seconds: number): Answer {
  const again = { to: '', label: 'Noch einmal versuchen' };
  const answer = plainPage(503, 'Fehler', failureMessage(503), again);
  answer.headers.push(['retry-after', String(seconds)]);
  return answer;
}

/** @param request undefined if its headers could not be read */
export function brokenRequest(status: number, request?: IncomingMessage): Answer {
  const answer = plainPage(status, 'Anfrage nicht lesbar', failureMessage(status));
  if (!request) return answer;
  return inShapeOf(lanes[laneOf(request.method ?? 'GET', request.url ?? '/')], answer);
}
