import type { Answer } from './send-answer.server';

export type HistoryCommand = 'push' | 'replace';

/** Spec 1, links and redirects. */
export function historyCommand(status: number): HistoryCommand {
  return status === 301 || status === 302 ? 'replace' : 'push';
}

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

function replaceHeaders(command: HistoryCommand): [string, string][] {
  switch (command) {
    case 'replace':
      return [['x-remix-replace', 'true']];
    case 'push':
      return [];
    default:
      throw new Error(`Unknown history command: ${command satisfies never}`);
  }
}

/** Status 204, because `fetch` would follow a real redirect. @param isDocument the target has another basename */
export function dataRedirectAnswer(
  to: string,
  status: number,
  isDocument: boolean,
  command: HistoryCommand = historyCommand(status),
): Answer {
  return {
    status: 204,
    headers: [
      ['x-remix-redirect', to],
      ['x-remix-status', String(status)],
      ...(isDocument ? ([['x-remix-reload-document', 'true']] satisfies [string, string][]) : []),
      ...replaceHeaders(command),
      ['cache-control', 'no-store'],
    ],
    body: Buffer.alloc(0),
  };
}
