/** The day that the address names, ISO; undefined: none that exists. */
export function shownDay(url: URL): string | undefined {
  const text = url.searchParams.get('tag');
  if (!text || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}
