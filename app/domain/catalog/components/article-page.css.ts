import { globalStyle, style } from '@vanilla-extract/css';
import { backdrop } from '~/ui/components/panel.css';
import { look } from '~/ui/layout/look';
import {
  center,
  column as columnRecipe,
  grid as gridRecipe,
  note as noteRecipe,
  row,
  stack,
} from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, maxWidth, space, upTo } from '~/ui/tokens/tokens';

/** One grid for the whole page, so that its columns share a gutter. */
export const grid = style([
  gridRecipe({ gap: 4 }),
  { '@media': { [from.tablet]: { gap: space[5], gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } } },
]);

export const stage = style([
  center(),
  {
    height: '13.75rem',
    padding: space[2],
    background: theme.card.ground,
    border: theme.card.border,
    borderRadius: theme.card.radius,
    boxShadow: theme.card.shadow,
    '@media': { [from.tablet]: { height: 'auto', padding: space[4] } },
  },
]);

export const picture = style({
  width: 'auto',
  height: '100%',
  minHeight: 0,
  '@media': { [from.tablet]: { width: '100%', maxWidth: '30rem', height: 'auto' } },
});

export const slide = style({ flex: '0 0 100%', scrollSnapAlign: 'start' });
globalStyle(`${picture} img`, { width: 'auto', height: '100%', margin: 'auto' });
export const what = style({ minWidth: 0 });
globalStyle(`${what} > ul + p`, { marginTop: space[2] });
// The background of tags on cards would be invisible here.
globalStyle(`${what} > ul > li`, { background: theme.color.raised });
export const above = style([
  look({ size: 'base', color: 'muted' }),
  { '@media': { [upTo.tablet]: { display: 'none' } } },
]);
export const title = style({
  fontSize: fontSize.title,
  margin: `0 0 ${space[1]}`,
  '@media': {
    [from.tablet]: { fontSize: fontSize.headline, margin: `${space[1]} 0 ${space[2]}` },
    [from.desktop]: { fontSize: fontSize.display },
  },
});
export const size = style({ fontSize: fontSize.medium });

export const variants = style([
  look({ ground: 'none', border: 'none', size: 'small', color: 'ink' }),
  {
    width: 'auto',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))',
    gap: space[2],
    selectors: {
      '&:popover-open': { display: 'grid' },
      '&:not([popover])': { display: 'flex', flexWrap: 'wrap', marginTop: space[3] },
    },
    '@media': {
      [from.desktop]: { display: 'grid', position: 'static', margin: `${space[3]} 0 0`, padding: 0 },
      [upTo.desktop]: {
        selectors: {
          '&:popover-open': {
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
            inset: 'auto 0 0',
            maxWidth: 'none',
            maxHeight: '80%',
            margin: 0,
            padding: space[4],
            overflowY: 'auto',
            background: theme.color.surface,
            borderTop: `4px solid ${theme.color.accent}`,
            fontSize: fontSize.base,
          },
        },
      },
    },
    '::backdrop': { background: backdrop },
  },
]);

export const chosenVariant = style([
  row({ touch: true, justify: 'between' }),
  look({ fill: true, above: 3, ground: 'surface', radius: 'small', padding: [1, 3], weight: 600 }),
  {
    border: `1.5px solid ${theme.color.lineStrong}`,
    textAlign: 'left',
    cursor: 'pointer',
    '@media': { [from.desktop]: { display: 'none' } },
  },
]);
globalStyle(`${chosenVariant} small`, {
  ...look({ size: 'small', color: 'muted', weight: 400 }),
  display: 'block',
  lineHeight: 1.2,
});

export const variant = style([
  row({ touch: true, justify: 'between' }),
  look({
    shrink: true,
    ground: 'surface',
    border: 'strong',
    radius: 'small',
    padding: [0, 3],
    underline: 'none',
    breaks: 'anywhere',
  }),
  {
    selectors: {
      '&:hover': { borderColor: theme.color.text },
      '&[aria-current]': { background: theme.color.accent, color: theme.color.accentText },
    },
  },
]);

globalStyle(`${variant} > small`, { flex: 'none', marginLeft: space[2], fontWeight: 650 });
export const column = style([columnRecipe(), { gap: 'inherit', minWidth: 0 }]);
globalStyle(`${column} > :last-child`, { flexGrow: 1 });
export const wide = style({ gridColumn: '1 / -1' });
export const table = style({ width: '100%' });
globalStyle(`${table} th`, { width: '45%', fontWeight: 500, color: theme.color.muted, paddingLeft: 0 });
globalStyle(`${table} td`, { overflowWrap: 'anywhere' });
globalStyle(`${table} tr + tr`, { borderTop: `1px solid ${theme.color.line}` });
export const similar = style([stack({ gap: 3 }), { marginTop: space[6] }]);
export const note = style([noteRecipe(), { marginTop: space[5], maxWidth: maxWidth.prose }]);
