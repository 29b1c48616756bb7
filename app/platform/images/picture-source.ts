export type PictureSource = { kind: 'own'; path: string } | { kind: 'other'; url: URL };

/** Undefined unless allowed. @param origins allowed by the operator: `https://bilder.example` */
export function pictureSource(src: string, origins: readonly string[]): PictureSource | undefined {
  if (/^\/(?![/\\])/.test(src)) {
    const { pathname, search, origin } = new URL(src, 'http://own.invalid');
    // Pictures only: no other URL of the shop, and not this one again.
    const isPicture = /\.(svg|png|jpe?g|webp|gif|avif)$/i.test(pathname) && !/^\/api\//i.test(pathname);
    return origin === 'http://own.invalid' && isPicture
      ? { kind: 'own', path: pathname + search }
      : undefined;
  }
  if (!URL.canParse(src)) return undefined;
  const url = new URL(src);
  const isPlain = url.username === '' && url.password === '';
  return isPlain && origins.includes(url.origin) ? { kind: 'other', url } : undefined;
}
