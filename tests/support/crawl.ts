import { request, type TestAnswer } from './request';

export interface CrawledPage {
  address: URL;
  answer: TestAnswer;
}

interface Source {
  directive: 'img-src' | 'script-src' | 'style-src' | 'frame-src' | 'font-src';
  url: string;
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function* attributes(html: string, tag: string, name: string): Generator<string> {
  for (const [element] of html.matchAll(new RegExp(`<${tag}\\s[^>]*>`, 'gi'))) {
    const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1];
    if (value) yield decode(value);
  }
}

const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/gi, '');

export function linksOf(html: string): string[] {
  return [...attributes(withoutScripts(html), 'a', 'href')];
}

function* sourcesOf(html: string): Generator<Source> {
  const markup = withoutScripts(html);
  for (const url of attributes(markup, 'img', 'src')) yield { directive: 'img-src', url };
  for (const url of attributes(markup, 'use', 'href')) yield { directive: 'img-src', url };
  for (const url of attributes(markup, 'iframe', 'src')) yield { directive: 'frame-src', url };
  for (const url of attributes(html, 'script', 'src')) yield { directive: 'script-src', url };
  for (const [element] of markup.matchAll(/<link\s[^>]*rel="stylesheet"[^>]*>/gi))
    for (const url of attributes(element, 'link', 'href')) yield { directive: 'style-src', url };
}

const isHtml = ({ headers }: TestAnswer) => String(headers['content-type']).startsWith('text/html');

function policyOf({ headers }: TestAnswer): Map<string, string[]> {
  const directives = String(headers['content-security-policy'] ?? '').split(/;\s*/);
  return new Map(directives.map((one) => one.split(' ')).map(([name = '', ...values]) => [name, values]));
}

/** URLs that the page's own Content-Security-Policy blocks. */
export function refusedSources({ address, answer }: CrawledPage): string[] {
  if (!isHtml(answer)) return [];
  const policy = policyOf(answer);
  return [...sourcesOf(answer.text)].flatMap(({ directive, url }) => {
    const allowed = policy.get(directive) ?? policy.get('default-src') ?? [];
    const { origin, protocol } = new URL(url, address);
    const isAllowed =
      (allowed.includes("'self'") && origin === address.origin) ||
      allowed.includes(origin) ||
      allowed.includes(protocol);
    return isAllowed ? [] : [`${directive}: ${url}`];
  });
}

const AT_ONCE = 6;

/** Visits each page once; queries and anchors are ignored. @param visit gets each answer and the linking page @param isWanted asked once for each address */
export async function crawl(
  port: number,
  starts: readonly URL[],
  hostnames: ReadonlySet<string>,
  visit: (page: CrawledPage, from: URL | undefined) => void,
  isWanted: (address: URL) => boolean = () => true,
): Promise<void> {
  const seen = new Set<string>();
  const waiting: { address: URL; from: URL | undefined }[] = [];
  const add = (address: URL, from: URL | undefined) => {
    // A picture is the same at each location.
    const [picture] = /\/(bilder|assets)\/.*/.exec(address.pathname) ?? [];
    const key = picture ?? `${address.hostname}${address.pathname}`;
    if (!hostnames.has(address.hostname) || address.port !== String(port) || seen.has(key)) return;
    seen.add(key);
    if (isWanted(address)) waiting.push({ address, from });
  };
  const walk = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { address, from } = next;
      const answer = await request({ port, host: address.hostname, path: address.pathname + address.search });
      visit({ address, answer }, from);
      const { location } = answer.headers;
      if (location) add(new URL(location, address), from);
      if (!isHtml(answer)) continue;
      for (const href of linksOf(answer.text))
        if (URL.canParse(href, address)) add(new URL(href, address), address);
      for (const { url } of sourcesOf(answer.text)) add(new URL(url, address), address);
    }
  };
  for (const start of starts) add(start, undefined);
  // The first pages name what the others wait for.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk));
}
