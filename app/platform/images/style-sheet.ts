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
/** Without brackets, quotation marks, at-rules and letters of which a name may also be made. */
const PLAIN = /^[\w\s.#>+~|*:-]*$/;

/** Of each class, id or name of an element, what rules for it draw; `*` for rules that may be of any. */
type SheetReferences = ReadonlyMap<string, readonly string[]>;

/** The last part of a selector decides; combinators, attributes and states only make it match less. */
function keyOf(selector: string): string {
  if (selector.length > MAX_SELECTOR || !PLAIN.test(selector)) return ANY;
  const last = selector
    .replace(/::?[\w-]+/g, '')
    .trim()
    .split(/[\s>+~|]+/)
    .at(-1);
  const [, name = '', mark = ''] = /^([\w-]*)([.#][\w-]+)?/.exec(last ?? '') ?? [];
  // Steps of a keyframe are no names.
  return mark || (/^(?:from|to)?$/i.test(name) ? ANY : name.toLowerCase());
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
    // A value with a name of its own may be used by any rule.
    const isNamed = /(?:^|[^\w-])--[\w-]/.test(declarations);
    const own = isNamed || selectors.includes('(') ? [ANY] : selectors.split(',');
    for (const selector of own) {
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
  if (classes.length > MAX_CLASSES) return [...sheet.values()].flat();
  const keys = [ANY, name.toLowerCase(), `#${id ?? ''}`, ...classes.map((one) => `.${one}`)];
  return keys.flatMap((key) => sheet.get(key) ?? []);
}
