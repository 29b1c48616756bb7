import { pageTitle } from '~/ui/components/panel.css';
import { openingMark } from '~/ui/layout/opening-mark';
import { card as cardRecipe, grid, note, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style, styles } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const page = grid({ gap: 5 });
export const head = style({ maxWidth: 'prose' });
export const title = style(pageTitle, { hyphens: 'auto' });
export const lead = style({ marginTop: 2, fontSize: 'medium', color: 'muted' });
const columnsBase = grid({ gap: 5, align: 'start' });

export const columns = styles({
  plain: [columnsBase, { desktop: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', gap: 6 } }],
  withContents: [
    columnsBase,
    {
      tablet: { gridTemplateColumns: '12.5rem minmax(0, 1fr)' },
      desktop: { gridTemplateColumns: '14rem minmax(0, 1fr) 18rem', gap: 6 },
    },
  ],
});

export const foldedContents = style(cardRecipe(), {
  padding: [0, 4],
  tablet: { display: 'none' },
  print: { display: 'none' },
});

export const summary = style({ fontWeight: 600 });
openingMark(summary);

export const contents = style({
  display: 'none',
  tablet: {
    display: 'block',
    position: 'sticky',
    top: '9.5rem',
    maxHeight: 'calc(100vh - 11rem)',
    overflowY: 'auto',
  },
  print: { display: 'none' },
});

export const contentsList = style({
  paddingBottom: 2,
  tablet: { borderLeft: `2px solid ${theme.color.line}` },
});

export const contentsLink = style({
  padding: [2, 0],
  fontSize: 'base',
  textDecoration: 'none',
  display: 'block',
  lineHeight: 1.35,
  ':hover': { color: 'accent', textDecoration: 'underline' },
  tablet: { padding: [2, 3], fontSize: 'small' },
});

export const text = style(cardRecipe(), {
  minWidth: 0,
  padding: 4,
  fontSize: 'medium',
  lineHeight: 1.6,
  tablet: { padding: [6, 6] },
  print: { padding: 0, border: 0, fontSize: '10.5pt', lineHeight: 1.4 },
});

export const section = style({ maxWidth: 'prose', selectors: { '& + &': { marginTop: 6 } } });
globalStyle(`${section} > h2`, { fontSize: 'large', marginBottom: 3, breakAfter: 'avoid' });
globalStyle(`${section} h3`, { fontSize: 'medium', margin: [5, 0, 2], breakAfter: 'avoid' });
globalStyle(`${section} p + p, ${section} ul + p, ${section} p + ul, ${section} ol + p, ${section} p + ol`, {
  marginTop: 3,
});
globalStyle(`${section} a:not([class])`, { color: 'accent' });
globalStyle(`${section} ul:not([class]) > li`, { position: 'relative', paddingLeft: 5 });
globalStyle(`${section} ul:not([class]) > li::before`, {
  content: '',
  position: 'absolute',
  left: space[2],
  top: '0.62em',
  width: '6px',
  height: '6px',
  borderRadius: 'round',
  background: 'accent',
});
globalStyle(`${section} ol:not([class])`, { listStyle: 'decimal', paddingLeft: 5 });
globalStyle(`${section} li + li`, { marginTop: 2 });
globalStyle(`${section} p, ${section} li`, { orphans: 3, widows: 3 });
export const asOf = style(note(), { marginTop: 6 });

export const aside = style(stack({ gap: 4 }), {
  tablet: { gridColumn: '1 / -1', gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
  desktop: { gridColumn: 'auto', gridTemplateColumns: 'minmax(0, 1fr)' },
  print: { display: 'none' },
});

export const otherPage = style(row({ touch: true }), {
  borderTop: 'line',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: {
    'li:first-child > &': { borderTop: 0 },
    '&[aria-current]': { fontWeight: 650, color: 'accent' },
  },
});
