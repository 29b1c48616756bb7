const headLink = /<link rel="(stylesheet|preload|modulepreload)" href="([^"]+)"(?: as="(\w+)")?/g;

/** A `Link` header with styles first, because React writes scripts before styles; undefined without any files. */
export function earlyLinks(html: string): string | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(headLink)].map(([, rel, href, as]) => ({ rel, href, as }));
  const styles = links.filter(({ rel }) => rel === 'stylesheet');
  const fonts = links.filter(({ as }) => as === 'font');
  const scripts = links.filter(({ rel }) => rel === 'modulepreload');
  const header = [
    ...styles.map(({ href }) => `<${href}>; rel=preload; as=style`),
    ...fonts.map(({ href }) => `<${href}>; rel=preload; as=font; crossorigin`),
    ...scripts.map(({ href }) => `<${href}>; rel=modulepreload; fetchpriority=low`),
  ];
  return header.length > 0 ? header.join(', ') : undefined;
}
