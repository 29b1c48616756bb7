import type { z } from 'zod';
import {
  type NavigationContent,
  navigationContentSchema,
} from '~/domain/content/navigation/navigation-content';
import type { ThemeLink } from '~/domain/tenancy/theme';
import { lettersOf } from '../piece-field';
import { isTarget, linkOf } from './links-form';

/** In the journal. */
export const MENU_SUBJECT = 'menue';

const SPARE_ROWS = 2;
export const SPARE_SUB_LINKS = 3;
export const MAX_MENU_TEXT = 5_000;

export type MenuPart = 'platz' | 'gruppe' | 'text' | 'ziel' | 'unten';

/** @param index of the row */
export const menuField = (part: MenuPart, index: number) => `${part}${lettersOf(index + 1)}`;

export interface MenuRow {
  kind: 'category' | 'link';
  /** Url of a category; empty: a spare row. */
  category: string;
  text: string;
  target: string;
  /** 'Kontakt | /kontakt', a line a link. */
  below: string;
}

const emptyRow = (kind: MenuRow['kind']): MenuRow => ({
  kind,
  category: '',
  text: '',
  target: '',
  below: '',
});
const spareRows = [
  ...Array.from({ length: SPARE_ROWS }, () => emptyRow('category')),
  ...Array.from({ length: SPARE_ROWS }, () => emptyRow('link')),
];

const lineOf = ({ label, to }: Pick<ThemeLink, 'label' | 'to'>) => `${label} | ${to}`;

export function menuRows({ navigationMain }: NavigationContent): MenuRow[] {
  const rows = navigationMain.map((item): MenuRow => {
    if ('category' in item) return { ...emptyRow('category'), category: item.category };
    const below = item.children.map(lineOf).join('\n');
    return { ...emptyRow('link'), text: item.title, target: item.link.to, below };
  });
  return [...rows, ...spareRows];
}

export const subLinkRows = ({ navigationSub }: NavigationContent) => [
  ...navigationSub.links.map(({ label, to }) => ({ label, to })),
  ...Array.from({ length: SPARE_SUB_LINKS }, () => ({ label: '', to: '' })),
];

const BOTH = 'Zu einem Eintrag gehören ein Text und ein Ziel.';
const TARGET = 'Bitte geben Sie eine Seite wie /kontakt oder eine Adresse mit https:// an.';
const PLACE = 'Bitte geben Sie eine Zahl von 1 bis 99 an.';
const UNKNOWN = 'Diese Warengruppe gibt es nicht.';
const TWICE = 'Diese Warengruppe steht schon im Menü.';

type Values = Readonly<Record<string, string>>;
type Errors = Record<string, string[]>;
type MainItem = NavigationContent['navigationMain'][number];

/** Undefined: empty, or refused, which `errors` says. */
function readLink(
  values: Values,
  fields: { text: string; target: string },
  stored: ThemeLink | undefined,
  errors: Errors,
) {
  const label = values[fields.text]?.trim().slice(0, 100) ?? '';
  const to = values[fields.target]?.trim().slice(0, 500) ?? '';
  if (label === '' && to === '') return undefined;
  if (label === '' || to === '') errors[label === '' ? fields.text : fields.target] = [BOTH];
  else if (!isTarget(to)) errors[fields.target] = [TARGET];
  else return linkOf(stored, label, to);
  return undefined;
}

function readBelow(values: Values, field: string, stored: readonly ThemeLink[], errors: Errors): ThemeLink[] {
  const lines = (values[field] ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.flatMap((line) => {
    const [label = '', to = '', ...more] = line.split('|').map((part) => part.trim());
    if (label !== '' && isTarget(to) && more.length === 0) {
      const known = stored.find((link) => link.label === label || link.to === to);
      return [linkOf(known, label.slice(0, 100), to.slice(0, 500))];
    }
    errors[field] = [
      `„${line.trim().slice(0, 60)}“: Jede Zeile ist ein Text, ein | und ein Ziel, wie „Kontakt | /kontakt“.`,
    ];
    return [];
  });
}

/** Pictures and icons of an entry stay with it. @param categories urls that exist */
export function readMainMenu(values: Values, stored: NavigationContent, categories: ReadonlySet<string>) {
  const errors: Errors = {};
  const seen = new Set<string>();
  const rows = menuRows(stored);
  const placed = rows.flatMap(({ kind }, index): { place: number; item: MainItem }[] => {
    const place = (values[menuField('platz', index)] ?? '').trim() || String(index + 1);
    if (!/^[1-9]\d?$/.test(place)) errors[menuField('platz', index)] = [PLACE];
    const known = stored.navigationMain[index];
    const item = kind === 'category' ? readCategory(index, known) : readEntry(index, known);
    return item ? [{ place: Number(place), item }] : [];
  });

  function readCategory(index: number, known: MainItem | undefined): MainItem | undefined {
    const field = menuField('gruppe', index);
    const category = values[field] ?? '';
    if (category === '') return undefined;
    if (!categories.has(category)) errors[field] = [UNKNOWN];
    if (seen.has(category)) errors[field] = [TWICE];
    seen.add(category);
    return known && 'category' in known && known.category === category ? known : { category };
  }

  function readEntry(index: number, known: MainItem | undefined): MainItem | undefined {
    const before = known && 'link' in known ? known : undefined;
    const fields = { text: menuField('text', index), target: menuField('ziel', index) };
    const below = menuField('unten', index);
    const children = readBelow(values, below, before?.children ?? [], errors);
    const link = readLink(values, fields, before?.link, errors);
    if (!link) {
      if (children.length > 0 && !errors[fields.text]) errors[fields.text] ??= [BOTH];
      return undefined;
    }
    return { ...before, title: link.label, link, children };
  }

  const navigationMain = placed.toSorted((one, other) => one.place - other.place).map(({ item }) => item);
  return { errors, content: { ...stored, navigationMain } };
}

export const subField = (part: 'text' | 'ziel', index: number) => `${part}${lettersOf(index + 1)}`;

/** @param clean of markup */
export function readSubMenu(values: Values, stored: NavigationContent, clean: (html: string) => string) {
  const errors: Errors = {};
  const links = subLinkRows(stored).flatMap((_, index) => {
    const fields = { text: subField('text', index), target: subField('ziel', index) };
    return readLink(values, fields, stored.navigationSub.links[index], errors) ?? [];
  });
  const contextText = clean((values.hinweis ?? '').trim().slice(0, MAX_MENU_TEXT));
  return { errors, content: { ...stored, navigationSub: { contextText, links } } };
}

/** Undefined: content that the shop ignores. */
export const storedMenu = (content: unknown): z.output<typeof navigationContentSchema> | undefined =>
  navigationContentSchema.safeParse(content).data;

export const emptyMenu: NavigationContent = {
  navigationMain: [],
  navigationSub: { contextText: '', links: [] },
};
