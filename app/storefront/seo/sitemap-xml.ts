export function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function document(root: string, entry: string, addresses: readonly string[]): string {
  // Paths may be escaped already.
  const href = (address: string) => escapeXml(encodeURI(address).replace(/%25([0-9a-f]{2})/gi, '%$1'));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `<${entry}><loc>${href(address)}</loc></${entry}>`),
    `</${root}>`,
    '',
  ].join('\n');
}

/** The sitemaps.org protocol 0.9. */
export function sitemapXml(addresses: readonly string[]): string {
  return document('urlset', 'url', addresses);
}

export function indexXml(parts: readonly string[]): string {
  return document('sitemapindex', 'sitemap', parts);
}
