/** In CSS, where a drawing may refer only to its own parts. A backslash may write any of these words. */
export const refersOutside = (css: string): boolean =>
  /@import|\\|url\((?!\s*["']?#)|expression\(|(^|[^\w-])(-webkit-)?(image-set|image|src|cross-fade|element)\(/i.test(
    css,
  );

/** Ids of its parts that CSS draws. */
export const referencesInCss = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].flatMap(([, id]) => id ?? []);

/** An element as selectors see it. */
export interface StyledElement {
  name: string;
  id: string | undefined;
  classes: readonly string[];
}

const MAX_SHEET = 200_000;
const MAX_SELECTOR = 500;
const MAX_RULES = 500;
const ANY = '*';

/** Of each class, id or name of an element, what rules for it draw; `*` for rules that may be of any. */
type SheetReferences = ReadonlyMap<string, readonly string[]>;

/** The last part of a selector decides; combinators, attributes and states only make it match less. */
function keyOf(selector: string): string {
  if (selector.length > MAX_SELECTOR) return ANY;
  const last = selector
    .replace(/\[[^\]]*\]|::?[\w-]+(\([^)]*\))?/g, '')
    .trim()
    .split(/[\s>+~|]+/)
    .at(-1);
  const [, name = '', mark = ''] = /^([\w-]*)([.#][\w-]+)?/.exec(last ?? '') ?? [];
  return mark || name.toLowerCase() || ANY;
}

function withoutComments(css: string): string {
  const [first = '', ...others] = css.split('/*');
  const outside = others.map((part) => {
    const end = part.indexOf('*/');
    return end < 0 ? '' : part.slice(end + 2);
  });
  return [first, ...outside].join(' ');
}

/** Innermost blocks; what stands behind a block within another is of any element. */
function* rulesOf(css: string): Generator<{ selectors: string; declarations: string }> {
  let selectors: string | undefined;
  let from = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    const words = css.slice(from, index);
    from = index + 1;
    if (brace === '}') yield { selectors: selectors ?? ANY, declarations: words };
    selectors = brace === '{' ? words : undefined;
  }
  yield { selectors: selectors ?? ANY, declarations: css.slice(from) };
}

/** @returns undefined for a sheet with more rules than a drawing needs */
export function referencesOfSheet(css: string): SheetReferences | undefined {
  if (css.length > MAX_SHEET) return undefined;
  const references = new Map<string, string[]>();
  let rules = 0;
  for (const { selectors, declarations } of rulesOf(withoutComments(css))) {
    const ids = referencesInCss(declarations);
    if (ids.length === 0) continue;
    for (const selector of selectors.split(',')) {
      rules += ids.length;
      if (rules > MAX_RULES) return undefined;
      const key = keyOf(selector);
      references.set(key, [...(references.get(key) ?? []), ...ids]);
    }
  }
  return references;
}

const MAX_CLASSES = 50;

/** What the rules of a sheet make an element draw. */
export function referencesByRules({ name, id, classes }: StyledElement, sheet: SheetReferences): string[] {
  const keys = [
    '*',
    name.toLowerCase(),
    `#${id ?? ''}`,
    ...classes.slice(0, MAX_CLASSES).map((one) => `.${one}`),
  ];
  return keys.flatMap((key) => sheet.get(key) ?? []);
}
