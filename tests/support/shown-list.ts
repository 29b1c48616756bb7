import { decodeHtml, textOf } from './html-forms';

export interface ShownCard {
  id: string;
  title: string;
  size: string;
  cents: number;
}

export function cardsOf(page: { text: string }): ShownCard[] {
  return [...page.text.matchAll(/<article\b[\s\S]*?<\/article>/g)].map(([card]) => ({
    id: /<h2[\s\S]*?href="[^"]*?\/([^"#/]+)(?:\/exakt)?"/.exec(card)?.[1] ?? '',
    title: textOf(/<h2[^>]*>([\s\S]*?)<\/h2>/.exec(card)?.[1] ?? ''),
    size: textOf(/<b>([\s\S]*?)<\/b>/.exec(card)?.[1] ?? ''),
    cents: Number(/data-cents="(\d+)"/.exec(card)?.[1]),
  }));
}

export function hitsOf(page: { text: string }): number {
  const lead = /<p[^>]*aria-live="polite"[^>]*>([\s\S]*?)<\/p>/.exec(page.text)?.[1] ?? '';
  return Number(
    /^([\d.]+) (?:Reifen|Felgen?|Komplettr(?:ad|äder)|Produkte?)/.exec(textOf(lead))?.[1]?.replace('.', ''),
  );
}

export function facetOf(page: { text: string }, name: string): Map<string, number> {
  const choices = page.text.matchAll(
    /<input type="(?:checkbox|radio)"([^>]*)\/><span>[^<]*<\/span><span[^>]*>(\d+)<\/span>/g,
  );
  return new Map(
    [...choices]
      .filter(([, tag = '']) => tag.includes(`name="${name}"`))
      .map(([, tag = '', count]) => [decodeHtml(/value="([^"]*)"/.exec(tag)?.[1] ?? ''), Number(count)]),
  );
}

export function linksNamed(page: { text: string }, words: string): string[] {
  return [...page.text.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)]
    .filter(([, tag = '', inner = '']) => textOf(inner) === words || tag.includes(`aria-label="${words}"`))
    .map(([, tag = '']) => decodeHtml(/href="([^"]*)"/.exec(tag)?.[1] ?? ''));
}
