/** The first form with this button, which may name where it leads to ('Weiter zur Adresse'), or that posts to this path. */
export type FormChoice = { button: string } | { action: string };

export interface HtmlForm {
  action: string;
  method: string;
  fields: Record<string, string | string[]>;
}

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', nbsp: '\u00a0' };

export function decodeHtml(text: string): string {
  return text.replace(/&(?:#(x?)([0-9a-f]+)|([a-z]+));/gi, (whole, hex, number, name) =>
    number ? String.fromCodePoint(Number.parseInt(number, hex ? 16 : 10)) : (entities[name] ?? whole),
  );
}

export function textOf(html: string): string {
  // React writes a comment between two adjoining texts.
  const words = html.replace(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, ' ');
  return decodeHtml(words).replace(/\s+/g, ' ').trim();
}

const isNamed = (label: string, button: string | undefined) =>
  button !== undefined && (label === button || label.startsWith(`${button} zu`));

function attributesOf(tag: string): Map<string, string> {
  const pairs = tag.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/gi);
  return new Map([...pairs].map(([, name = '', value = '']) => [name.toLowerCase(), decodeHtml(value)]));
}

function inputValue(field: Map<string, string>): string | undefined {
  const type = field.get('type') ?? 'text';
  if (['submit', 'button', 'reset', 'image', 'file'].includes(type)) return undefined;
  if (type !== 'checkbox' && type !== 'radio') return field.get('value') ?? '';
  return field.has('checked') ? (field.get('value') ?? 'on') : undefined;
}

function selectValue(content: string): string | undefined {
  const options = [...content.matchAll(/<option\b([^>]*)>([^<]*)/gi)].map(([, tag = '', text = '']) => ({
    attributes: attributesOf(` ${tag}`),
    text: decodeHtml(text),
  }));
  const chosen = options.find(({ attributes }) => attributes.has('selected')) ?? options[0];
  return chosen && (chosen.attributes.get('value') ?? chosen.text);
}

function fieldsOf(content: string, button: string | undefined): HtmlForm['fields'] {
  const found: [string, string][] = [];
  const controls = /<(input)\b([^>]*)>|<(select|textarea|button)\b([^>]*)>([\s\S]*?)<\/\3>/gi;
  for (const [, input, inputTag, other = '', otherTag, inner = ''] of content.matchAll(controls)) {
    const kind = (input ?? other).toLowerCase();
    const tag = inputTag ?? otherTag ?? '';
    const attributes = attributesOf(` ${tag}`);
    const name = attributes.get('name');
    if (!name || attributes.has('disabled')) continue;
    const isPressed = kind === 'button' && isNamed(textOf(inner), button);
    const value =
      kind === 'input'
        ? inputValue(attributes)
        : kind === 'select'
          ? selectValue(inner)
          : kind === 'textarea'
            ? decodeHtml(inner)
            : isPressed
              ? (attributes.get('value') ?? '')
              : undefined;
    if (value !== undefined) found.push([name, value]);
  }
  const names = new Set(found.map(([name]) => name));
  return Object.fromEntries(
    [...names].map((name) => {
      const values = found.filter(([other]) => other === name).map(([, value]) => value);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** With the values that a browser would send. @throws {Error} if the page has no such form */
export function readForm(html: string, choice: FormChoice): HtmlForm {
  const button = 'button' in choice ? choice.button : undefined;
  for (const [, tag = '', content = ''] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/gi)) {
    const attributes = attributesOf(` ${tag}`);
    const action = attributes.get('action') ?? '';
    const buttons = [...content.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/gi)].map(
      ([, tagOfButton = '', inner = '']) => ({ tag: tagOfButton, label: textOf(inner) }),
    );
    const pressed = buttons.find(({ label }) => isNamed(label, button));
    const isMeant = 'button' in choice ? pressed !== undefined : action.split('?')[0] === choice.action;
    if (!isMeant) continue;
    return {
      action: pressed ? (attributesOf(` ${pressed.tag}`).get('formaction') ?? action) : action,
      method: (attributes.get('method') ?? 'get').toLowerCase(),
      fields: fieldsOf(content, button),
    };
  }
  throw new Error(`The page has no form with ${JSON.stringify(choice)}:\n${textOf(html).slice(0, 500)}`);
}

export interface FoundForm extends HtmlForm {
  /** Words of the button that is pressed; '' without one. */
  button: string;
  /** Types of its inputs by name. */
  types: Record<string, string>;
}

function typesOf(content: string): Record<string, string> {
  const inputs = [...content.matchAll(/<input\b([^>]*)>/gi)].map(([, tag = '']) => attributesOf(` ${tag}`));
  return Object.fromEntries(inputs.map((tag) => [tag.get('name') ?? '', tag.get('type') ?? 'text']));
}

/** All forms, once for each of their buttons. */
export function formsOf(html: string): FoundForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/gi)].flatMap(([, tag = '', content = '']) => {
    const attributes = attributesOf(tag);
    const buttons = [...content.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/gi)];
    const pressed = buttons.length > 0 ? buttons : [['', '', '']];
    return pressed.map(([, tagOfButton = '', inner = '']) => {
      const button = textOf(inner);
      return {
        button,
        action: attributesOf(tagOfButton).get('formaction') ?? attributes.get('action') ?? '',
        method: (attributes.get('method') ?? 'get').toLowerCase(),
        fields: fieldsOf(content, button || undefined),
        types: typesOf(content),
      };
    });
  });
}
