export type HistoryCommand = 'push' | 'replace';

/** Spec 1, links and redirects. */
export const historyCommand = (status: number): HistoryCommand =>
  status === 301 || status === 302 ? 'replace' : 'push';

/** React Router pushes unless this header says otherwise. */
export function command({ headers }: Response, history: HistoryCommand): void {
  if (history === 'replace') headers.set('X-Remix-Replace', 'true');
  else if (history !== 'push') throw new Error(`Unknown history command: ${history satisfies never}`);
}

/** Replaces the entry of the address that redirects; a click has not made it yet. @param results by route @param current address of the history's entry */
export function redirectInHistory(
  results: Readonly<Record<string, { result: unknown }>>,
  { method, url }: Request,
  current: string,
): void {
  if (method !== 'GET' || url !== current.replace(/#.*/, '')) return;
  for (const { result } of Object.values(results))
    if (result instanceof Response) command(result, historyCommand(result.status));
}
