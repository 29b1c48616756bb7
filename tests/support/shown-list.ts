import { decodeHtml, textOf } from './html-forms';

export interface CardView {
  id: string;
  title: string;
  size: string;
  cents: number;
}

export function cardsOf(page: { text: string }): CardView[] {
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

const linksOf = ({ text }: { text: string }) =>
  [...text.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, tag = '', inner = '']) => ({
    to: decodeHtml(/href="([^"]*)"/.exec(tag)?.[1] ?? ''),
    words: textOf(inner),
    label: /aria-label="([^"]*)"/.exec(tag)?.[1],
  }));

export function linksNamed(page: { text: string }, words: string): string[] {
  return linksOf(page)
    .filter((link) => link.words === words || link.label === words)
    .map(({ to }) => to);
}

/** Ways out of an empty list, in their order: the words of the left-out filter, and what is found without it. */
export function waysOut(page: { text: string }) {
  return linksOf(page).flatMap(({ to, words }) => {
    const [, without, hits = ''] = /^(ohne „.*“)(?:: | \()([\d.]+)/.exec(words) ?? [];
    return without ? [{ to, without, hits: Number(hits.replace('.', '')) }] : [];
  });
}
