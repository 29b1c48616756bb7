import { SaxesParser, type SaxesTagNS } from 'saxes';
import { pauses } from '../threads/pauses';
import { countDrawn, type DrawnElement } from './drawn-elements';
import {
  referencesByRules,
  referencesInCss,
  referencesOfSheet,
  refersOutside,
  type StyledElement,
} from './style-sheet';

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

function refuseAttribute(element: string, name: string, value: string): string | undefined {
  if (name === 'xml:base') return `verweist nach außen (${name})`;
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

/** The parser looks for a namespace in all open elements, and compares the attributes of an element with each other. */
const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 200;
const MAX_ELEMENTS = 10_000;
/** Characters that are parsed before the bounds are looked at. */
const CHUNK = 4_096;

function referencesOf({ attributes }: SaxesTagNS): string[] {
  return Object.values(attributes).flatMap(({ local, value }) => {
    if (local === 'href') return value.startsWith('#') ? [value.slice(1)] : [];
    return referencesInCss(value);
  });
}

const styledOf = ({ local, attributes }: SaxesTagNS): StyledElement => ({
  name: local,
  id: attributes.id?.value,
  classes: attributes.class?.value.split(/\s+/) ?? [],
});

/** References of elements and of rules for them; a rule may stand behind its elements. */
const MAX_REFERENCES = 50_000;

const TOO_OFTEN = 'zeichnet dasselbe zu oft oder verweist auf sich selbst';

/** @returns what is wrong with what is drawn */
function faultOfDrawn(
  root: DrawnElement,
  styled: ReadonlyMap<DrawnElement, StyledElement>,
  css: string,
): string | undefined {
  const sheet = referencesOfSheet(css);
  if (!sheet) return 'hat zu viele Regeln (style)';
  let references = 0;
  if (sheet.size > 0)
    for (const [element, seen] of styled) {
      element.references = [...element.references, ...referencesByRules(seen, sheet)];
      references += element.references.length;
      if (references > MAX_REFERENCES) return TOO_OFTEN;
    }
  return countDrawn(root) === undefined ? TOO_OFTEN : undefined;
}

/** Refuses a drawing that runs something or refers to something outside, and does not mend it. */
export async function readSvg(text: string): Promise<SvgResult> {
  const parser = new SaxesParser({ xmlns: true });
  const faults: string[] = [];
  let size: { width: number; height: number } | undefined;
  const open: DrawnElement[] = [];
  let root: DrawnElement | undefined;
  let [elementCount, attributeCount] = [0, 0];
  const styled = new Map<DrawnElement, StyledElement>();
  /** Elements and comments between them do not end the words of a sheet. */
  let [css, sheets] = ['', 0];
  parser.on('error', () => faults.push('ist kein gültiges XML'));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (encoding.toLowerCase() !== 'utf-8') faults.push('ist nicht in UTF-8');
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) faults.push('legt eigene Zeichen fest (ENTITY)');
  });
  parser.on('processinginstruction', ({ target }) => faults.push(`enthält <?${target}?>`));
  parser.on('opentagstart', () => {
    elementCount += 1;
    attributeCount = 0;
    if (elementCount > MAX_ELEMENTS) faults.push(`hat mehr als ${MAX_ELEMENTS} Teile`);
    if (open.length >= MAX_DEPTH) faults.push(`ist mehr als ${MAX_DEPTH} Ebenen tief`);
  });
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > MAX_ATTRIBUTES) faults.push(`hat an einem Teil mehr als ${MAX_ATTRIBUTES} Angaben`);
  });
  parser.on('opentag', (tag) => {
    const parent = open.at(-1);
    if (!parent && (tag.local !== 'svg' || tag.uri !== SVG)) faults.push('ist kein SVG');
    if (!parent) size = sizeOf(tag);
    const element = { id: tag.attributes.id?.value, references: referencesOf(tag), children: [] };
    parent?.children.push(element);
    root ??= element;
    open.push(element);
    styled.set(element, styledOf(tag));
    if (tag.local === 'style') sheets += 1;
    const fault = refuseElement(tag);
    if (fault) faults.push(fault);
  });
  parser.on('closetag', ({ local }) => {
    open.pop();
    if (local !== 'style') return;
    sheets -= 1;
    css += '\n';
  });
  const readText = (words: string) => {
    if (sheets > 0) css += words;
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  const pause = pauses();
  for (let start = 0; start < text.length && faults.length === 0; start += CHUNK) {
    parser.write(text.slice(start, start + CHUNK));
    await pause();
  }
  if (faults.length === 0) parser.close();
  if (faults.length === 0 && refersOutside(css)) faults.push('verweist nach außen (style)');
  const fault = faults.length === 0 && root && faultOfDrawn(root, styled, css);
  if (fault) faults.push(fault);
  const [reason] = faults;
  if (reason !== undefined) return { ok: false, reason };
  return size ? { ok: true, ...size } : { ok: false, reason: 'nennt keine Größe' };
}
