import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { pageTitle } from '~/ui/components/panel.css';
import { look } from '~/ui/layout/look';
import { card as cardRecipe, grid, note, row, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, maxWidth, space } from '~/ui/tokens/tokens';

export const page = grid({ gap: 5 });
export const head = style({ maxWidth: maxWidth.prose });
export const title = style([pageTitle, { hyphens: 'auto' }]);
export const lead = style({ marginTop: space[2], fontSize: fontSize.medium, color: theme.color.muted });
const columnsBase = grid({ gap: 5, align: 'start' });

export const columns = styleVariants({
  plain: [
    columnsBase,
    { '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', gap: space[6] } } },
  ],
  withContents: [
    columnsBase,
    {
      '@media': {
        [from.tablet]: { gridTemplateColumns: '12.5rem minmax(0, 1fr)' },
        [from.desktop]: { gridTemplateColumns: '14rem minmax(0, 1fr) 18rem', gap: space[6] },
      },
    },
  ],
});

export const foldedContents = style([
  cardRecipe(),
  { padding: `0 ${space[4]}`, '@media': { [from.tablet]: { display: 'none' }, print: { display: 'none' } } },
]);

export const summary = style({ padding: `${space[3]} 0`, fontWeight: 600 });

export const contents = style({
  display: 'none',
  '@media': {
    [from.tablet]: {
      display: 'block',
      position: 'sticky',
      top: '9.5rem',
      maxHeight: 'calc(100vh - 11rem)',
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

export const contentsList = style({
  paddingBottom: space[2],
  '@media': { [from.tablet]: { borderLeft: `2px solid ${theme.color.line}` } },
});

export const contentsLink = style([
  look({ padding: [2, 0], size: 'base', underline: 'none' }),
  {
    display: 'block',
    lineHeight: 1.35,
    ':hover': { color: theme.color.accent, textDecoration: 'underline' },
    '@media': { [from.tablet]: { padding: `${space[2]} ${space[3]}`, fontSize: fontSize.small } },
  },
]);

export const text = style([
  cardRecipe(),
  look({ shrink: true, padding: 4, size: 'medium' }),
  {
    lineHeight: 1.6,
    '@media': {
      [from.tablet]: { padding: `${space[6]} ${space[6]}` },
      print: { padding: 0, border: 0, fontSize: '10.5pt', lineHeight: 1.4 },
    },
  },
]);

export const section = style({ maxWidth: maxWidth.prose, selectors: { '& + &': { marginTop: space[6] } } });
globalStyle(`${section} > h2`, { fontSize: fontSize.large, marginBottom: space[3], breakAfter: 'avoid' });
globalStyle(`${section} h3`, {
  fontSize: fontSize.medium,
  margin: `${space[5]} 0 ${space[2]}`,
  breakAfter: 'avoid',
});
globalStyle(`${section} p + p, ${section} ul + p, ${section} p + ul, ${section} ol + p, ${section} p + ol`, {
  marginTop: space[3],
});
globalStyle(`${section} a:not([class])`, { color: theme.color.accent });
globalStyle(`${section} ul:not([class]) > li`, { position: 'relative', paddingLeft: space[5] });
globalStyle(`${section} ul:not([class]) > li::before`, {
  content: '',
  position: 'absolute',
  left: space[2],
  top: '0.62em',
  width: '6px',
  height: '6px',
  borderRadius: '50%',
  background: theme.color.accent,
});
globalStyle(`${section} li + li`, { marginTop: space[2] });
globalStyle(`${section} p, ${section} li`, { orphans: 3, widows: 3 });
export const asOf = style([note(), { marginTop: space[6] }]);

export const aside = style([
  stack({ gap: 4 }),
  {
    '@media': {
      [from.tablet]: { gridColumn: '1 / -1', gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
      [from.desktop]: { gridColumn: 'auto', gridTemplateColumns: 'minmax(0, 1fr)' },
      print: { display: 'none' },
    },
  },
]);

export const card = style([cardRecipe(), { padding: space[4] }]);
export const cardTitle = style({ fontSize: fontSize.medium, marginBottom: space[2] });

export const cardLine = style([
  stack({ gap: 3, align: 'start' }),
  look({ padding: [2, 0], underline: 'none', breaks: 'anywhere' }),
  { gridTemplateColumns: '20px minmax(0, 1fr)', selectors: { 'a&:hover': { textDecoration: 'underline' } } },
]);

export const hours = style({ display: 'block' });

export const otherPage = style([
  row({ touch: true }),
  look({ line: 'top', underline: 'hover' }),
  {
    selectors: {
      'li:first-child > &': { borderTop: 0 },
      '&[aria-current]': { fontWeight: 650, color: theme.color.accent },
    },
  },
]);
