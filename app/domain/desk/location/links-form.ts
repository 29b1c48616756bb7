import { fallbackTheme, parseTheme, type Theme, type ThemeLink } from '~/domain/tenancy/theme';
import { type EditedLink, type FooterLink, footerLinks, linkField, TARGET } from './link-fields';
import { partOf, storedTheme } from './theme-parts';

/** Rows of the header for further links. */
export const SPARE_LINKS = 3;
const MAX_LINKS = 20;

const BOTH = 'Zu einem Link gehören ein Text und ein Ziel.';
const NEEDED = 'Dieser Link muss bleiben.';

type Values = Readonly<Record<string, string>>;

export function linkOf(stored: ThemeLink | undefined, label: string, to: string): ThemeLink {
  const target = to.startsWith('/') ? 'internal' : 'external';
  const type = `${target}${stored?.type.endsWith('EventLink') ? 'EventLink' : 'Link'}` as const;
  return { ...stored, type, to, label };
}

/** A page of the location, an address, or one of a telephone or mailbox. */
export const isTarget = (to: string) => /^(\/(?!\/)\S*|https:\/\/\S+|tel:\+?\d+|mailto:\S+@\S+)$/.test(to);

/** Undefined: an empty row, or one with an error, by field. */
function readRow(
  values: Values,
  index: number,
  stored: ThemeLink | undefined,
  errors: Record<string, string[]>,
) {
  const [text, target] = [linkField('text', index), linkField('ziel', index)];
  const label = values[text]?.trim().slice(0, 100) ?? '';
  const to = values[target]?.trim().slice(0, 500) ?? '';
  if (label === '' && to === '') return undefined;
  if (label === '' || to === '') errors[label === '' ? text : target] = [BOTH];
  else if (!isTarget(to)) errors[target] = [TARGET];
  else return linkOf(stored, label, to);
  return undefined;
}

export function headerRows({ header }: Theme): EditedLink[] {
  const rows = [header.carDealerLink, ...header.links].map(({ label, to }) => ({ label, to }));
  return [...rows, ...Array.from({ length: SPARE_LINKS }, () => ({ label: '', to: '' }))];
}

export const footerRows = ({ footer }: Theme): EditedLink[] =>
  footerLinks.map((name) => ({ label: footer.links[name]?.label ?? '', to: footer.links[name]?.to ?? '' }));

function withPart(stored: unknown, part: 'header' | 'footer', change: object): object {
  const base = storedTheme(stored);
  return { ...base, [part]: { ...partOf(base, part), ...change } };
}

/** The first row is the dealer's own site. */
export function readHeaderLinks(values: Values, stored: unknown) {
  const { header } = parseTheme(stored) ?? fallbackTheme;
  const errors: Record<string, string[]> = {};
  const known = [header.carDealerLink, ...header.links];
  const [carDealerLink, ...links] = Array.from(
    { length: Math.min(known.length + SPARE_LINKS, MAX_LINKS) },
    (_, index) => readRow(values, index, known[index], errors),
  );
  if (!carDealerLink && Object.keys(errors).length === 0) errors[linkField('text', 0)] = [NEEDED];
  const kept = links.filter((link) => link !== undefined);
  return { errors, theme: withPart(stored, 'header', { carDealerLink, links: kept }) };
}

export function readFooterLinks(values: Values, stored: unknown) {
  const { footer } = parseTheme(stored) ?? fallbackTheme;
  const errors: Record<string, string[]> = {};
  const links = footerLinks.flatMap((name, index): [FooterLink, ThemeLink][] => {
    const before = Object.keys(errors).length;
    const link = readRow(values, index, footer.links[name], errors);
    if (link) return [[name, link]];
    const isNew = Object.keys(errors).length === before;
    if (isNew && name !== 'serviceAnfrage') errors[linkField('text', index)] = [NEEDED];
    return [];
  });
  return { errors, theme: withPart(stored, 'footer', { links: Object.fromEntries(links) }) };
}
