import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, measure, space, target, type } from '~/ui/tokens/tokens';
import { sheet } from '../shared.css';

export const navigation = style({ display: 'none', '@media': { [from.desktop]: { display: 'block' } } });

const listBase = style({ display: 'flex', flexWrap: 'wrap' });

const linkBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: target,
  lineHeight: 1.25,
  fontWeight: 600,
  textDecoration: 'none',
});

/** An entry that opens a panel: its sign stands beside the words, in every look. */
export const summary = style({ listStyle: 'none', cursor: 'pointer' });
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
globalStyle(`details[open] > ${summary} > svg`, { transform: 'rotate(180deg)' });

/** From edge to edge below the header, whichever entry opened it. */
export const panel = style([
  sheet,
  {
    maxHeight: 'min(80vh, 40rem)',
    overflowY: 'auto',
  },
]);
// Named with its menu, to stand above the focus of a coloured ground around it.
globalStyle(`${navigation} ${panel} :focus-visible`, {
  outlineColor: theme.color.focus,
  outlineOffset: '-3px',
});

export const booking = style({ maxWidth: measure.page, margin: '0 auto', padding: space[5] });

export const subtitle = style({
  display: 'block',
  fontSize: type.small,
  fontWeight: 450,
  color: theme.color.muted,
});

/** Between the widths at which the navigation appears and at which it has room. */
const tight = 'screen and (min-width: 64rem) and (max-width: 79.99rem)';

const current = '&[aria-current], &:hover, details[open] > &';

/** Forced colours draw also lines that are transparent otherwise: only the current entry has one. */
const forced = {
  '(forced-colors: active)': {
    selectors: { '&:not([aria-current], :hover)': { borderBottomColor: 'Canvas' } },
  },
};

export const list = styleVariants({
  underlined: [listBase, { gap: space[1], margin: `0 calc(-1 * ${space[3]})` }],
  plain: [listBase, { gap: space[5], '@media': { [tight]: { gap: space[4] } } }],
  tabs: [listBase, { gap: space[1] }],
  capitals: [listBase, { margin: `0 calc(-1 * ${space[4]})` }],
  water: [listBase, { gap: space[1], margin: `0 calc(-1 * ${space[3]})` }],
  chips: [listBase, { gap: space[2], padding: `${space[3]} 0` }],
  // Three to each side, and between them the room for the logo.
  sides: {
    display: 'grid',
    gridTemplateColumns:
      'repeat(3, minmax(0, max-content)) minmax(15rem, 1fr) repeat(3, minmax(0, max-content))',
    columnGap: space[5],
  },
});

globalStyle(`${list.sides} > li:nth-child(6n + 4)`, { gridColumnStart: 5 });

export const link = styleVariants({
  underlined: [
    linkBase,
    {
      padding: `${space[2]} ${space[3]}`,
      '@media': { ...forced, [tight]: { paddingInline: space[2] } },
      borderBottom: '3px solid transparent',
      selectors: { [current]: { borderColor: theme.color.accent, color: theme.color.accent } },
    },
  ],
  plain: [
    linkBase,
    {
      fontWeight: 500,
      selectors: {
        [current]: { color: theme.color.accent, textDecoration: 'underline', textDecorationThickness: '2px' },
        '&[aria-current]': { fontWeight: 700 },
      },
    },
  ],
  tabs: [
    linkBase,
    {
      padding: `0 ${space[4]}`,
      '@media': { [tight]: { paddingInline: space[3] } },
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
  ],
  capitals: [
    linkBase,
    {
      padding: `0 ${space[4]}`,
      fontSize: type.small,
      fontWeight: 700,
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
      borderLeft: `1px solid ${theme.color.line}`,
      selectors: {
        'li:first-child > &': { borderLeft: 0 },
        [current]: { color: theme.color.accent },
        '&[aria-current]': { boxShadow: `inset 0 -2px ${theme.color.accent}` },
      },
    },
  ],
  water: [
    linkBase,
    {
      padding: `0 ${space[3]}`,
      '@media': { [tight]: { paddingInline: space[2] } },
      borderRadius: '99rem',
      selectors: {
        '&:hover, details[open] > &': { textDecoration: 'underline' },
        '&[aria-current]': { background: theme.color.accentText, color: theme.color.accent },
      },
    },
  ],
  chips: [
    linkBase,
    {
      padding: `0 ${space[4]}`,
      '@media': { [tight]: { paddingInline: space[3] } },
      borderRadius: '99rem',
      border: `1.5px solid ${theme.color.accentText}`,
      selectors: { [current]: { background: theme.color.accentText, color: theme.color.accent } },
    },
  ],
  sides: [
    linkBase,
    {
      fontWeight: 500,
      borderBottom: '1px solid transparent',
      '@media': forced,
      selectors: { [current]: { borderColor: 'currentcolor', color: theme.color.accent } },
    },
  ],
});
