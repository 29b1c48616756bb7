import sanitizeHtml from 'sanitize-html';

const words = ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'a', 'span'];

const textRules: sanitizeHtml.IOptions = {
  allowedTags: [...words, 'h2', 'h3'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^https:/i.test(href) && { rel: 'noopener' }) },
    }),
  },
};

/** Keeps words, lists and links. Applied on writing, and again on reading. */
export function sanitizedHtml(html: string): string {
  return sanitizeHtml(html, textRules);
}

/** For whole pages: headings, tables and quotations, too. */
export function sanitizedPage(html: string): string {
  return sanitizeHtml(html, {
    ...textRules,
    allowedTags: [
      ...words,
      'h2',
      'h3',
      'h4',
      'blockquote',
      'hr',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { ...textRules.allowedAttributes, th: ['align'], td: ['align'] },
  });
}

const shapes = ['path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect'];
const drawn = [
  'fill',
  'fill-rule',
  'clip-rule',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
];
const shapeAttributes = [
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'points',
  'transform',
];
/** Numbers, lengths, colours, path data: nothing that could load or name anything else. */
const plainValue = /^(?!.*url)[\w\s.,#%()+-]{0,4000}$/i;

export function sanitizedIcon(markup: string): string | undefined {
  const clean = sanitizeHtml(markup, {
    allowedTags: ['svg', 'g', ...shapes],
    allowedAttributes: {
      '*': [...drawn, ...shapeAttributes, 'width', 'height', 'viewBox', 'aria-hidden'],
    },
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(([, value]) => plainValue.test(value))),
      }),
      svg: (tagName, { viewBox = '', fill = 'currentColor', ...attribs }) => {
        const box = /^[\d .-]{7,60}$/.test(viewBox) ? viewBox : '0 0 24 24';
        const line = Object.entries(attribs).filter(([name]) => drawn.includes(name));
        const own = { viewBox: box, 'aria-hidden': 'true', fill, ...Object.fromEntries(line) };
        return { tagName, attribs: own };
      },
    },
    // Text between shapes would be read aloud beside the link's own.
    textFilter: () => '',
  });
  return /^<svg [^>]*>(?!<\/svg>)(?:(?!<svg).)+<\/svg>$/s.test(clean) ? clean : undefined;
}

export function withCleanIcons(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCleanIcons);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, part]) => {
    if (name !== 'icon' || typeof part !== 'string') return [[name, withCleanIcons(part)]];
    const icon = sanitizedIcon(part);
    return icon ? [[name, icon]] : [];
  });
  return Object.fromEntries(entries);
}
