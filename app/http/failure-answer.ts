import type { Answer } from '~/platform/http/send-answer.server';
import { GENERAL_FAILURE, UNAVAILABLE } from '~/values/general-failure';
import type { Lane } from './lanes';

const failures: Record<number, [reason: string, message: string]> = {
  400: ['bad_request', 'Diese Anfrage ist nicht lesbar.'],
  401: ['unauthorized', 'Dafür ist eine Anmeldung nötig.'],
  403: ['forbidden', 'Das ist nicht erlaubt.'],
  404: ['not_found', 'Unter dieser Adresse gibt es nichts.'],
  405: ['method_not_allowed', 'Diese Methode wird nicht angeboten.'],
  408: ['request_timeout', 'Die Anfrage kam nicht in der nötigen Zeit an.'],
  411: ['length_required', 'Die Länge der Anfrage fehlt.'],
  413: ['payload_too_large', 'Die Anfrage ist zu groß.'],
  415: ['unsupported_media_type', 'Dieses Format wird nicht angenommen.'],
  422: ['unprocessable', 'Diese Angaben passen nicht zusammen.'],
  429: ['too_many_requests', 'Das waren zu viele Anfragen.'],
  431: [
    'headers_too_large',
    'Die Adresse ist zu lang, oder Ihr Browser schickt zu viele Cookies mit. Löschen Sie die Cookies dieser Seite, und versuchen Sie es noch einmal.',
  ],
  503: ['unavailable', UNAVAILABLE],
};

const general: [string, string] = ['internal_error', GENERAL_FAILURE];
const passedOn = ['allow', 'connection', 'retry-after'];

export function failureMessage(status: number): string {
  return (failures[status] ?? general)[1];
}

/** Programs of any site may read the API, which knows no cookies. */
export const openToAll: [string, string][] = [
  ['access-control-allow-origin', '*'],
  [
    'access-control-expose-headers',
    'deprecation, etag, link, ratelimit, ratelimit-policy, retry-after, sunset, x-request-id',
  ],
];

const ALLOWED = 'access-control-allow-origin';

/** @param allowed origins of sites; empty: all @param origin of the request */
export function openTo(answer: Answer, allowed: readonly string[], origin: string | undefined): Answer {
  if (allowed.length === 0) return answer;
  const others = answer.headers.filter(([name]) => name !== ALLOWED);
  const own: [string, string][] = origin && allowed.includes(origin) ? [[ALLOWED, origin]] : [];
  return { ...answer, headers: [...others, ['vary', 'origin'], ...own] };
}

/** Rulings, API errors. */
export function apiError(code: number, reason: string, message: string, details?: unknown): Answer {
  return {
    status: code,
    headers: [
      ['content-type', 'application/json; charset=utf-8'],
      ['cache-control', 'no-store'],
      ...openToAll,
    ],
    body: Buffer.from(
      JSON.stringify({ error: { code, reason, message, ...(details !== undefined && { details }) } }),
    ),
  };
}

function textError(status: number): Answer {
  return {
    status,
    headers: [
      ['content-type', 'text/plain; charset=utf-8'],
      ['cache-control', 'no-store'],
    ],
    body: Buffer.from(`${failureMessage(status)}\n`),
  };
}

const isJson = ({ headers }: Answer) =>
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('application/json'));

export function inShapeOf({ refusal }: Pick<Lane, 'refusal'>, answer: Answer): Answer {
  const { status, headers } = answer;
  if (status < 400 || refusal === 'page' || (refusal === 'json' && isJson(answer))) return answer;
  const shaped = refusal === 'json' ? apiError(status, ...(failures[status] ?? general)) : textError(status);
  shaped.headers.push(...headers.filter(([name]) => passedOn.includes(name)));
  return shaped;
}
