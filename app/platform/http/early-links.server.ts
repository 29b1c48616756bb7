const headLink = /<link rel="(stylesheet|modulepreload)" href="([^"]+)"/g;

/** A `Link` header with styles first, because React writes scripts before styles; undefined without any files. */
export function earlyLinks(html: string): string | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(headLink)].map(([, rel, href]) => ({ rel, href }));
  const styles = links.filter(({ rel }) => rel === 'stylesheet');
  const scripts = links.filter(({ rel }) => rel === 'modulepreload');
  const header = [
    ...styles.map(({ href }) => `<${href}>; rel=preload; as=style`),
    ...scripts.map(({ href }) => `<${href}>; rel=modulepreload; fetchpriority=low`),
  ];
  return header.length > 0 ? header.join(', ') : undefined;
}
