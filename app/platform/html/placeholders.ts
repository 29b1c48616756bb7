// Characters of Unicode's private area, which no text of a page has.
const OPEN = '\uE000';
const BETWEEN = '\uE001';
const CLOSE = '\uE002';

/**
 * A place in a page that is cached for many, where each visitor's own words are put in.
 * @param secret known to this process only: no request can bring a placeholder along
 * @param name says what is put in; with two texts one of them is chosen
 */
export function placeholder(
  secret: string,
  name: string,
  texts: [] | [yes: string, no: string] = [],
): string {
  return OPEN + [secret, name, ...texts].join(BETWEEN) + CLOSE;
}

/** The secret of a text that is one placeholder; undefined where it is an ordinary text. */
export function secretOf(text: string): string | undefined {
  return text.startsWith(OPEN) ? text.slice(1).split(BETWEEN, 1)[0] : undefined;
}

export interface Placeholder {
  name: string;
  /** One of them is chosen. */
  texts: string[];
}

/** Cuts a page where its placeholders are. */
export function splitAtPlaceholders(page: string, secret: string): (string | Placeholder)[] {
  const pattern = new RegExp(`${OPEN}${secret}${BETWEEN}([^${CLOSE}]*)${CLOSE}`);
  return page.split(pattern).map((part, index) => {
    if (index % 2 === 0) return part;
    const [name = '', ...texts] = part.split(BETWEEN);
    return { name, texts };
  });
}
