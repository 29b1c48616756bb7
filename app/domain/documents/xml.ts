/** A string is text, which is escaped; undefined and an empty list leave the element out. */
type Content = string | undefined | readonly Xml[];

/** Markup that is ready to be written. */
export type Xml = string & { readonly brand?: 'xml' };

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no way to write control characters. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

export function element(name: string, content: Content, attributes: Record<string, string> = {}): Xml {
  const inner = typeof content === 'string' ? escapeXml(content) : content?.join('');
  if (!inner) return '';
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join('')}>${inner}</${name}>`;
}
