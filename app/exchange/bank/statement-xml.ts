import { SaxesParser } from 'saxes';
import { StatementError } from './statement';

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  text: string;
  /** Of the file, from 1. */
  line: number;
}

const MAX_DEPTH = 40;

/** Some banks write what XML forbids: an ampersand alone, and control characters. */
const mendedXml = (text: string) =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/g, '&amp;');

/** Names without prefixes. Entities of a document type are not expanded. @throws {StatementError} for text that is not XML */
export function parseXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '', line: 1 };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new StatementError(
      'Die Datei hat einen Dokumenttyp (DOCTYPE), der in Kontoauszügen nicht vorkommt.',
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > MAX_DEPTH)
      throw new StatementError('Die Datei ist tiefer verschachtelt als ein Kontoauszug.');
    const element = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '', line: parser.line };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const append = (piece: string) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw new StatementError(`Die Datei ist kein vollständiges XML: ${error.message}`);
  });
  parser.write(mendedXml(text)).close();
  return root;
}

export function at(element: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    );
}

/** Of the first path that has text. */
export function textAt(element: Element, ...paths: string[]): string {
  const texts = paths.flatMap((path) => at(element, path).map(({ text }) => text.trim()));
  return texts.find(Boolean) ?? '';
}
