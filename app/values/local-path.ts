/** Refuses other hosts in any spelling: `//host`, `/\\host`, schemes, control characters. */
export function localPath(requested: string | null | undefined, fallback: string): string {
  if (!requested || requested.length > 2_000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(requested))
    return fallback;
  const base = 'http://localhost';
  try {
    const url = new URL(requested, base);
    // '/.//host' becomes '//host' once its dots are resolved.
    if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback;
  }
}
