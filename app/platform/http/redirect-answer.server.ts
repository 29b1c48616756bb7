import type { Answer } from './send-answer.server';

/** How the browser's history takes a redirect. */
export type HistoryCommand = 'push' | 'replace';

/** 301 and 302 replace the entry of the history, any other status pushes a new one (spec 1, links and redirects). */
export function historyCommand(status: number): HistoryCommand {
  return status === 301 || status === 302 ? 'replace' : 'push';
}

/** A redirect for a browser that loads documents; it keeps no history entry of what redirects. */
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

/**
 * The same for the router in the browser, in the words that it understands from whoever stands in front of it: status
 * 204, because `fetch` would follow a real redirect and hand over a page where data are awaited.
 * @param to absolute, for the router knows its own part of the address
 * @param isDocument the target has another basename, so the browser must load a new document
 * @throws {Error} for a history command that is neither push nor replace
 */
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
