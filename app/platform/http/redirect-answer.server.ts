import type { Answer } from './send-answer.server';

export function redirectAnswer(to: string, status: number): Answer {
  return {
    status,
    headers: [
      ['location', to],
      ['cache-control', 'no-store'],
    ],
    body: Buffer.alloc(0),
  };
}

/** Status 204, because `fetch` would follow a real redirect. @param isDocument the target has another basename */
export function dataRedirectAnswer(to: string, status: number, isDocument: boolean): Answer {
  return {
    status: 204,
    headers: [
      ['x-remix-redirect', to],
      ['x-remix-status', String(status)],
      ...(isDocument ? ([['x-remix-reload-document', 'true']] satisfies [string, string][]) : []),
      ['cache-control', 'no-store'],
    ],
    body: Buffer.alloc(0),
  };
}
