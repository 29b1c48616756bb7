import type { CrawledPage } from './crawl';
import { checkJsonLd, jsonLdOf } from './json-ld';

export const isPage = ({ answer }: CrawledPage) =>
  answer.status === 200 && String(answer.headers['content-type']).startsWith('text/html');

/** What a search engine misses. */
export function faultsOfPage({ answer: { text } }: CrawledPage): string[] {
  const faults: string[] = [];
  if (!/<title>[^<]*\S[^<]*<\/title>/.test(text)) faults.push('no title');
  const headings = text.match(/<h1\b/g)?.length ?? 0;
  if (headings !== 1) faults.push(`${headings} h1`);
  const robots = /<meta name="robots" content="([^"]*)"/.exec(text)?.[1];
  if (robots === undefined) faults.push('no robots');
  if (robots?.startsWith('index')) {
    if (!/<meta name="description" content="[^"]+"/.test(text)) faults.push('no description');
    if (!/<link rel="canonical" href="http[^"]+"/.test(text)) faults.push('no canonical');
  }
  try {
    checkJsonLd(jsonLdOf(text), 'page');
  } catch (error) {
    faults.push(`JSON-LD: ${String(error).slice(0, 300)}`);
  }
  return faults;
}
