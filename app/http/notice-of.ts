/** What a page says of what was just done: `hinweis` names one of its notices, whatever else an address may hold. */
export function noticeOf(url: URL, notices: Readonly<Record<string, string>>): string | undefined {
  const name = url.searchParams.get('hinweis') ?? '';
  return Object.hasOwn(notices, name) ? notices[name] : undefined;
}
