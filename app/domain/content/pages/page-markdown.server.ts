import { Marked, type Token, type Tokens } from 'marked';
import type { Location } from '~/domain/tenancy/directory';
import { sanitizedPage } from '~/platform/html/sanitize.server';
import { slugOf } from '~/values/slug';
import { filled } from '../placeholders';
import { boundedMarkdown } from './bounded-markdown';
import type { PageText, TextPart } from './content-page';

const marked = new Marked({ gfm: true });

const WORDS_A_MINUTE = 200;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const isHeading = (token: Token, depth: number): token is Tokens.Heading =>
  token.type === 'heading' && token.depth === depth;

/** Cuts at headings of a depth: what stands before the first, and what stands below each. */
function cut(
  tokens: readonly Token[],
  depth: number,
): { before: Token[]; below: [Tokens.Heading, Token[]][] } {
  const before: Token[] = [];
  const below: [Tokens.Heading, Token[]][] = [];
  for (const token of tokens) {
    if (isHeading(token, depth)) below.push([token, []]);
    else (below.at(-1)?.[1] ?? before).push(token);
  }
  return { before, below };
}

/** Of the shell around each page. */
const shellIds = ['inhalt', 'fuss'];

/** Letters of an anchor. */
const MAX_ID = 80;

/** 'Größe wählen' and 'Größe wählen' → 'groesse-waehlen' and 'groesse-waehlen-2' */
function newIds(): (title: string) => string {
  const taken = new Map(shellIds.map((id) => [id, 1]));
  return (title) => {
    const id = slugOf(title).slice(0, MAX_ID).replace(/-$/, '') || 'abschnitt';
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

/** Plain words of a heading: marks of Markdown are left out. */
const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('');

/** @param breaks whether each line of the text is a line of the page */
export function readPage(markdown: string, location: Location, breaks = false): PageText {
  const idOf = newIds();
  const html = (tokens: readonly Token[]) =>
    sanitizedPage(filled(marked.parser([...tokens]), location, escaped));
  const title = ({ tokens }: Tokens.Heading) => filled(plainText(tokens), location, (value) => value);
  const partOf = ([heading, tokens]: [Tokens.Heading, Token[]]): TextPart => {
    const name = title(heading);
    return { id: idOf(name), title: name, html: html(tokens) };
  };
  const { before, below } = cut(marked.lexer(boundedMarkdown(markdown), { gfm: true, breaks }), 2);
  return {
    intro: html(before),
    groups: below.map(([heading, tokens]) => {
      const inner = cut(tokens, 3);
      return { ...partOf([heading, inner.before]), parts: inner.below.map(partOf) };
    }),
  };
}

/** Addresses below the location that a text links to, without anchors. */
export function linkedPaths(markdown: string): string[] {
  const found: string[] = [];
  marked.walkTokens(marked.lexer(boundedMarkdown(markdown)), (token) => {
    if (token.type === 'link' && token.href.startsWith('/')) found.push(token.href.replace(/#.*/, ''));
  });
  return [...new Set(found)];
}

const SHOWN_LETTERS = 60;
const isShownTarget = (href: string) => /^(https:|mailto:|tel:|\/(?!\/)|#)/i.test(href);

/** Parts of a text that the shop leaves out: pictures, markup, and addresses that it does not open. */
export function omittedParts(markdown: string): string[] {
  const found: string[] = [];
  marked.walkTokens(marked.lexer(boundedMarkdown(markdown)), (token) => {
    const isOmitted =
      token.type === 'image' ||
      token.type === 'html' ||
      (token.type === 'link' && !isShownTarget(token.href));
    if (isOmitted) found.push(token.raw.trim().slice(0, SHOWN_LETTERS));
  });
  return [...new Set(found)];
}

export function readingTime(markdown: string): number {
  return Math.max(1, Math.round(markdown.split(/\s+/).length / WORDS_A_MINUTE));
}
