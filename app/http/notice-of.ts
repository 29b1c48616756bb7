/** `hinweis` names one of the notices; unknown names are ignored. */
export function noticeOf(url: URL, notices: Readonly<Record<string, string>>): string | undefined {
  const name = url.searchParams.get('hinweis') ?? '';
  return Object.hasOwn(notices, name) ? notices[name] : undefined;
}
