const nameOf = (part: string) => [...new URLSearchParams(part).keys()][0] ?? '';

/** '?a=1', '?a=2&b=3&b=4' → '?a=1&b=3&b=4': values of the first replace those of the same name; nothing is encoded anew. */
export function mergeSearch(own: string, further: string): string {
  const parts = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);
  const names = new Set(parts(own).map(nameOf));
  const merged = [...parts(own), ...parts(further).filter((part) => !names.has(nameOf(part)))];
  return merged.length > 0 ? `?${merged.join('&')}` : '';
}
