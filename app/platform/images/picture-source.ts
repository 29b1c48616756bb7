/** Where a picture is read from. */
export type PictureSource =
  /** A picture of the shop itself, by its path. */
  | { kind: 'own'; path: string }
  /** One on a host that the operator has listed. */
  | { kind: 'other'; url: URL };

/**
 * Which picture an address means; undefined for one that nobody has allowed.
 * @param origins from where the operator allows pictures, `https://bilder.example`
 */
export function pictureSource(src: string, origins: readonly string[]): PictureSource | undefined {
  if (/^\/(?![/\\])/.test(src)) {
    const { pathname, search, origin } = new URL(src, 'http://own.invalid');
    // Pictures only: no other address of the shop is asked, and not this one again.
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
