// Characters of Unicode's private use area, which no text of a page has.
const OPEN = '\uE000';
const BETWEEN = '\uE001';
const CLOSE = '\uE002';

/** @param secret of this process, so that no request can forge a placeholder @param name names the inserted content */
export function placeholder(
  secret: string,
  name: string,
  texts: [] | [yes: string, no: string] = [],
): string {
  return OPEN + [secret, name, ...texts].join(BETWEEN) + CLOSE;
}

export function secretOf(text: string): string | undefined {
  return text.startsWith(OPEN) ? text.slice(1).split(BETWEEN, 1)[0] : undefined;
}

export interface Placeholder {
  name: string;
  texts: string[];
}

export function splitAtPlaceholders(page: string, secret: string): (string | Placeholder)[] {
  const pattern = new RegExp(`${OPEN}${secret}${BETWEEN}([^${CLOSE}]*)${CLOSE}`);
  return page.split(pattern).map((part, index) => {
    if (index % 2 === 0) return part;
    const [name = '', ...texts] = part.split(BETWEEN);
    return { name, texts };
  });
}
