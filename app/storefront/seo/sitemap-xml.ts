const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export function escapeXml(text: string): string {
  // Most values of a feed need nothing.
  if (!/[&<>"'\p{Cc}]/u.test(text)) return text;
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Paths may be escaped already. */
export function encodedAddress(address: string): string {
  return encodeURI(address).replace(/%25([0-9a-f]{2})/gi, '%$1');
}

const xmlAddress = (address: string) => escapeXml(encodedAddress(address));

export interface SitemapEntry {
  address: string;
  image?: string;
  /** Undefined: not known. */
  changedAt?: Date | undefined;
}

const PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

function urlXml({ address, image, changedAt }: SitemapEntry): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  const picture = image ? `<image:image><image:loc>${xmlAddress(image)}</image:loc></image:image>` : '';
  return `<url><loc>${xmlAddress(address)}</loc>${lastmod}${picture}</url>\n`;
}

/** The sitemaps.org protocol 0.9 with Google's extension for images, a piece for each batch. */
export async function* sitemapXml(batches: AsyncIterable<readonly SitemapEntry[]>): AsyncGenerator<string> {
  yield `${PROLOG}<urlset ${NAMESPACE} ${IMAGES}>\n`;
  for await (const entries of batches) yield entries.map(urlXml).join('');
  yield '</urlset>\n';
}

export async function* indexXml(batches: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield `${PROLOG}<sitemapindex ${NAMESPACE}>\n`;
  for await (const parts of batches)
    yield parts.map((part) => `<sitemap><loc>${xmlAddress(part)}</loc></sitemap>\n`).join('');
  yield '</sitemapindex>\n';
}
