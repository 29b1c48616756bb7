import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { card, grid, row, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, upTo } from '~/ui/tokens/tokens';

/** 1, 2, 3, 4 a row (spec 1, repair and maintenance page). */
export const cards = style([
  stack({ gap: 2 }),
  {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] },
      [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
]);

export const beyond = style({ '@media': { [upTo.desktop]: { display: 'none' } } });

export const link = style([
  grid({ columnGap: 3, rowGap: 1, content: 'start' }),
  card(),
  look({ tall: true, padding: 3, underline: 'none', color: 'ink', hyphens: true, breaks: 'anywhere' }),
  {
    gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
    alignItems: 'start',
    transition: 'border-color 120ms, box-shadow 120ms',
    ':hover': { borderColor: theme.color.accent, boxShadow: theme.shadow.low },
    '@media': {
      [from.tablet]: {
        padding: space[5],
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateRows: 'auto auto 1fr auto',
        rowGap: space[2],
      },
    },
  },
]);

export const icon = style({
  fontSize: fontSize.title,
  color: theme.color.accent,
  gridRow: 'span 3',
  lineHeight: 1,
  '@media': { [from.tablet]: { gridRow: 'auto', gridColumn: '1 / -1', fontSize: fontSize.display } },
});
export const title = style([
  look({ size: 'base', weight: 650 }),
  { color: theme.color.text, lineHeight: 1.3, '@media': { [from.tablet]: { fontSize: fontSize.medium } } },
]);
export const arrow = style({ color: theme.color.accent, alignSelf: 'center', lineHeight: 0 });
globalStyle(`${link}:hover ${title}`, { color: theme.color.accent });
export const summary = style([
  look({ size: 'small', color: 'muted' }),
  { gridColumn: '2 / -1', '@media': { [from.tablet]: { gridColumn: '1 / -1', fontSize: fontSize.base } } },
]);
export const price = style([
  row(),
  look({ size: 'base', weight: 650 }),
  {
    gridColumn: '2 / -1',
    color: theme.color.text,
    '@media': { [from.tablet]: { gridColumn: '1 / -1', alignSelf: 'end', marginTop: space[1] } },
  },
]);
