import sanitizeHtml from 'sanitize-html';

/**
 * Markup of operators and of other sites as far as it may stand on a page: words, lists and links, no scripts, styles,
 * pictures or handlers. Applied when it is written and again when it is read.
 */
export function sanitizedHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'span'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, ...(/^https:/i.test(href) && { rel: 'noopener' }) },
      }),
    },
  });
}
