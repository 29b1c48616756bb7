import { SaxesParser, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const elements = new Set(
  `svg g path rect circle ellipse line polyline polygon text tspan textPath defs use symbol title desc style metadata
  linearGradient radialGradient stop clipPath mask pattern marker image switch filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence`.split(/\s+/),
);
const ofPrograms =
  /^(http:\/\/www\.inkscape\.org\/|http:\/\/sodipodi\.|http:\/\/purl\.org\/dc\/|https?:\/\/creativecommons\.org\/|http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|http:\/\/ns\.adobe\.com\/)/;
const embeddedPicture = /^data:image\/(png|jpeg|webp);base64,/;

const refersOutside = (css: string) => /@import|\\|url\((?!\s*["']?#)|expression\(/i.test(css);

function refuseAttribute(element: string, name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `reagiert auf Ereignisse (${name})`;
  if (name === 'href' || name === 'xlink:href' || name === 'src') {
    const isInside = value.startsWith('#') || (element === 'image' && embeddedPicture.test(value));
    return isInside ? undefined : `verweist nach außen (${value.slice(0, 60)})`;
  }
  return refersOutside(value) ? `verweist nach außen (${value.slice(0, 60)})` : undefined;
}

function refuseElement({ local, uri, attributes }: SaxesTagNS): string | undefined {
  if (uri !== SVG) return ofPrograms.test(uri) ? undefined : `enthält <${local}>`;
  if (!elements.has(local)) return `enthält <${local}>`;
  for (const { name, value } of Object.values(attributes)) {
    const fault = refuseAttribute(local, name, value);
    if (fault) return fault;
  }
  return undefined;
}

const pixels = (length: string | undefined) => {
  const [, number] = /^([\d.]+)(px)?$/.exec(length ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
};

function sizeOf({ attributes }: SaxesTagNS): { width: number; height: number } | undefined {
  const [, , boxWidth, boxHeight] = (attributes.viewBox?.value ?? '').trim().split(/[\s,]+/);
  const width = pixels(attributes.width?.value) ?? pixels(boxWidth);
  const height = pixels(attributes.height?.value) ?? pixels(boxHeight);
  return width && height
    ? { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
    : undefined;
}

export type SvgResult =
  | { ok: true; width: number; height: number }
  /** @param reason in German, about „die Zeichnung“ */
  | { ok: false; reason: string };

/** Refuses a drawing that runs something or refers to something outside, and does not mend it. */
export function readSvg(text: string): SvgResult {
  const parser = new SaxesParser({ xmlns: true });
  const faults: string[] = [];
  let size: { width: number; height: number } | undefined;
  let depth = 0;
  let style = false;
  parser.on('error', () => faults.push('ist kein gültiges XML'));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (encoding.toLowerCase() !== 'utf-8') faults.push('ist nicht in UTF-8');
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) faults.push('legt eigene Zeichen fest (ENTITY)');
  });
  parser.on('processinginstruction', ({ target }) => faults.push(`enthält <?${target}?>`));
  parser.on('opentag', (tag) => {
    if (depth === 0 && (tag.local !== 'svg' || tag.uri !== SVG)) faults.push('ist kein SVG');
    if (depth === 0) size = sizeOf(tag);
    depth += 1;
    style = tag.local === 'style';
    const fault = refuseElement(tag);
    if (fault) faults.push(fault);
  });
  parser.on('closetag', () => {
    depth -= 1;
    style = false;
  });
  const readText = (words: string) => {
    if (style && refersOutside(words)) faults.push('verweist nach außen (style)');
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  for (let start = 0; start < text.length && faults.length === 0; start += 65_536)
    parser.write(text.slice(start, start + 65_536));
  if (faults.length === 0) parser.close();
  const [reason] = faults;
  if (reason !== undefined) return { ok: false, reason };
  return size ? { ok: true, ...size } : { ok: false, reason: 'nennt keine Größe' };
}
