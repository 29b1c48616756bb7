import type { Look } from '~/ui/layout/look';
import { container, note } from '~/ui/layout/recipes.css';
import { globalStyle, style, styles } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';
import { sheetRules } from '../shared.css';
import { linkRules } from './menu-rows.css';

/** Only for wide screens; on narrow ones every look is a column. */
const wide = (rules: Look, more: Look['@media'] = {}): Look => ({
  '@media': { [from.desktop]: rules, ...more },
});

const listBase = style(wide({ display: 'flex', flexWrap: 'wrap' }));
globalStyle(`${listBase} > li`, { belowDesktop: { borderBottom: 'line' } });

const linkBase = style({
  belowDesktop: linkRules,
  desktop: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 'touch',
    lineHeight: 1.25,
    fontWeight: 600,
    textDecoration: 'none',
  },
});

globalStyle(`${linkBase} > span`, {
  belowDesktop: { flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 },
});

export const panel = style(wide({ ...sheetRules, maxHeight: 'min(80vh, 40rem)', overflowY: 'auto' }));
// The selector outranks the focus colour of a coloured header.
globalStyle(`nav ${panel} :focus-visible`, { outlineColor: 'focus', outlineOffset: '-3px' });
export const booking = style(container(), { padding: 5 });
export const subtitle = style(note(), { fontWeight: 450, desktop: { display: 'block' } });
export const narrowSubtitle = style(subtitle, { desktop: { display: 'none' } });

const tight = 'screen and (min-width: 64rem) and (max-width: 79.99rem)';
const current = '&[aria-current], &:hover, details[open] > &';

/** Forced colours draw transparent lines too: only the current entry may have one. */
const forced = {
  '(forced-colors: active)': {
    selectors: { '&:not([aria-current], :hover)': { borderBottomColor: 'Canvas' } },
  },
};

export const list = styles({
  underlined: [
    listBase,
    wide(
      { gap: space[1], margin: `0 calc(-1 * ${space[3]})` },
      { [tight]: { gap: 0, margin: `0 -0.375rem` } },
    ),
  ],
  plain: [listBase, wide({ gap: space[5] }, { [tight]: { gap: space[4] } })],
  tabs: [listBase, wide({ gap: space[1] })],
  capitals: [listBase, wide({ margin: `0 calc(-1 * ${space[4]})` })],
  water: [
    listBase,
    wide(
      { gap: space[1], margin: `0 calc(-1 * ${space[3]})` },
      { [tight]: { gap: 0, margin: '0 -0.375rem' } },
    ),
  ],
  chips: [listBase, wide({ gap: space[2], padding: `${space[3]} 0` })], // Three entries on each side of the logo.
  sides: [
    listBase,
    wide({
      display: 'grid',
      gridTemplateColumns:
        'repeat(3, minmax(0, max-content)) minmax(15rem, 1fr) repeat(3, minmax(0, max-content))',
      columnGap: space[5],
    }),
  ],
});

globalStyle(`${list.sides} > li:nth-child(6n + 4)`, { desktop: { gridColumnStart: 5 } });

export const link = styles({
  underlined: [
    linkBase,
    wide(
      {
        padding: `${space[2]} ${space[3]}`,
        borderBottom: '3px solid transparent',
        selectors: { [current]: { borderColor: theme.color.accent, color: theme.color.accent } },
      },
      { ...forced, [tight]: { paddingInline: '0.375rem', fontSize: fontSize.small } },
    ),
  ],
  plain: [
    linkBase,
    wide({
      fontWeight: 500,
      selectors: {
        [current]: { color: theme.color.accent, textDecoration: 'underline', textDecorationThickness: '2px' },
        '&[aria-current]': { fontWeight: 700 },
      },
    }),
  ],
  tabs: [
    linkBase,
    wide(
      {
        padding: `0 ${space[4]}`,
        border: `1px solid ${theme.color.line}`,
        borderBottom: 0,
        borderRadius: `${theme.radius.small} ${theme.radius.small} 0 0`,
        background: theme.color.accentSoft,
        selectors: {
          '&:hover, details[open] > &': { color: theme.color.accent },
          '&[aria-current]': {
            marginBottom: '-1px',
            paddingBottom: '1px',
            background: theme.color.page,
            color: theme.color.accent,
            borderTop: `3px solid ${theme.color.accent}`,
          },
        },
      },
      { [tight]: { paddingInline: space[3] } },
    ),
  ],
  capitals: [
    linkBase,
    wide({
      padding: `0 ${space[4]}`,
      fontSize: fontSize.small,
      fontWeight: 700,
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
      borderLeft: `1px solid ${theme.color.line}`,
      selectors: {
        'li:first-child > &': { borderLeft: 0 },
        [current]: { color: theme.color.accent },
        '&[aria-current]': { boxShadow: `inset 0 -2px ${theme.color.accent}` },
      },
    }),
  ],
  water: [
    linkBase,
    wide(
      {
        padding: `0 ${space[3]}`,
        borderRadius: '99rem',
        selectors: {
          '&:hover, details[open] > &': { textDecoration: 'underline' },
          '&[aria-current]': { background: theme.color.accentText, color: theme.color.accent },
        },
      },
      { [tight]: { paddingInline: '0.375rem', fontSize: fontSize.small } },
    ),
  ],
  chips: [
    linkBase,
    wide(
      {
        padding: `0 ${space[4]}`,
        borderRadius: '99rem',
        border: `1.5px solid ${theme.color.accentText}`,
        selectors: { [current]: { background: theme.color.accentText, color: theme.color.accent } },
      },
      { [tight]: { paddingInline: '0.625rem', fontSize: fontSize.small } },
    ),
  ],
  sides: [
    linkBase,
    wide(
      {
        fontWeight: 500,
        borderBottom: '1px solid transparent',
        selectors: { [current]: { borderColor: 'currentColor', color: theme.color.accent } },
      },
      forced,
    ),
  ],
});
