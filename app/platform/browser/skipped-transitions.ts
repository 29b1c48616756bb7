/** React Router awaits no promise of a transition between two pages, and browsers report those that the next page skips. */
export function ignoreSkippedTransitions(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('unhandledrejection', (event) => {
    if (/^Transition was/.test(event.reason?.message)) event.preventDefault();
  });
}
