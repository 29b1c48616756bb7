import { expect, it } from 'vitest';
import { fallbackTheme, parseTheme } from '~/domain/tenancy/theme';
import { linkField } from './link-fields';
import { footerRows, headerRows, readFooterLinks, readHeaderLinks } from './links-form';

const stored = {
  ...fallbackTheme,
  unknown: 'kept',
  header: {
    ...fallbackTheme.header,
    links: [{ type: 'internalEventLink', to: '/reifen', label: 'Reifen', icon: '<svg/>' }],
  },
};
const theme = parseTheme(stored) ?? fallbackTheme;
const asTyped = (rows: readonly { label: string; to: string }[]) =>
  Object.fromEntries(
    rows.flatMap(({ label, to }, index) => [
      [linkField('text', index), label],
      [linkField('ziel', index), to],
    ]),
  );

it('an unchanged form changes nothing', () => {
  expect(readHeaderLinks(asTyped(headerRows(theme)), stored)).toEqual({ errors: {}, theme: stored });
  expect(readFooterLinks(asTyped(footerRows(theme)), stored)).toEqual({ errors: {}, theme: stored });
});

it('a link is added, changed and removed, and its kind follows its target', () => {
  const rows = headerRows(theme);
  const typed = asTyped([rows[0] ?? { label: '', to: '' }, { label: 'Räder', to: 'https://rad.example/' }]);
  const { errors, theme: after } = readHeaderLinks({ ...typed, textC: 'Hilfe', zielC: '/faq' }, stored);
  expect(errors).toEqual({});
  expect(parseTheme(after)?.header.links).toEqual([
    { type: 'externalEventLink', to: 'https://rad.example/', label: 'Räder', icon: '<svg/>' },
    { type: 'internalLink', to: '/faq', label: 'Hilfe' },
  ]);
  expect(parseTheme(readHeaderLinks({ textA: 'Haus', zielA: '/' }, stored).theme)?.header.links).toEqual([]);
});

it.each(['javascript:alert(1)', '//fremd.example', 'http://unsicher.example', 'kontakt', '/a b'])(
  '"%s" is no target',
  (to) => {
    expect(readHeaderLinks({ textA: 'Haus', zielA: to }, stored).errors).toHaveProperty('zielA');
  },
);

it('required links stay', () => {
  expect(readHeaderLinks({}, stored).errors).toHaveProperty('textA');
  const rows = footerRows(theme);
  expect(readFooterLinks(asTyped(rows.slice(1)), stored).errors).not.toEqual({});
  const { errors } = readFooterLinks({ ...asTyped(rows), textC: '', zielC: '' }, stored);
  expect(errors).toHaveProperty('textC');
  expect(readFooterLinks({ ...asTyped(rows), zielC: '' }, stored).errors).toHaveProperty('zielC');
});
