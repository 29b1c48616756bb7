export type HistoryCommand = 'push' | 'replace';

/** Spec 1, links and redirects. */
export function historyCommand(status: number): HistoryCommand {
  return status === 301 || status === 302 ? 'replace' : 'push';
}

/** React Router reads it of a redirect. */
const REPLACE_HEADER = 'X-Remix-Replace';

function command({ headers }: Response, history: HistoryCommand): void {
  switch (history) {
    case 'replace':
      headers.set(REPLACE_HEADER, 'true');
      return;
    case 'push':
      headers.delete(REPLACE_HEADER);
      return;
    default:
      throw new Error(`Unknown history command: ${history satisfies never}`);
  }
}

/**
 * Replaces the entry of the address that redirects. A click has not made that entry yet, so the page before it stays.
 * @param results of loaders, by route
 * @param current the address of the history's entry
 */
export function redirectInHistory(
  results: Readonly<Record<string, { result: unknown }>>,
  request: Request,
  current: URL,
  commandOf: (status: number) => HistoryCommand = historyCommand,
): void {
  const { pathname, search } = new URL(request.url);
  const isOwnEntry = current.pathname + current.search === pathname + search;
  if (request.method !== 'GET' || !isOwnEntry) return;
  for (const { result } of Object.values(results)) {
    const isRedirect = result instanceof Response && result.headers.has('Location');
    if (isRedirect) command(result, commandOf(result.status));
  }
}
