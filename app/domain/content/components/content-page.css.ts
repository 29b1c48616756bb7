import { card as cardRecipe, grid, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const text = style({
  maxWidth: 'prose',
  fontSize: 'medium',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});
globalStyle(`${text} > * + *`, { marginTop: 3 });
globalStyle(`${text} h3`, { fontSize: 'medium', marginTop: 5 });
globalStyle(`${text} a`, { color: 'accent' });
globalStyle(`${text} ul, ${text} ol`, { paddingLeft: 5 });
globalStyle(`${text} ul`, { listStyle: 'disc' });
globalStyle(`${text} ol`, { listStyle: 'decimal' });
globalStyle(`${text} li + li`, { marginTop: 1 });
globalStyle(`${text} table`, { borderCollapse: 'collapse', display: 'block', overflowX: 'auto' });
globalStyle(`${text} th, ${text} td`, { border: 'line', padding: [2, 3], textAlign: 'left' });
globalStyle(`${text} blockquote`, { borderLeft: `3px solid ${theme.color.accent}`, paddingLeft: 4 });

export const facts = style({ color: 'muted', marginTop: 2 });

export const letters = style(stack({ gap: 2 }), {
  gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))',
});
export const letter = style(cardRecipe(), {
  display: 'grid',
  placeItems: 'center',
  minHeight: 'touch',
  borderRadius: 'small',
  fontWeight: 650,
  textDecoration: 'none',
  ':hover': { borderColor: 'accent', color: 'accent' },
});

export const terms = grid({ gap: 4 });
export const term = style({
  selectors: { '& + &': { borderTop: 'line', paddingTop: 3 } },
  tablet: { display: 'grid', gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: 4 },
  ':target': { background: 'accentSoft' },
});
export const name = style({ fontWeight: 650, overflowWrap: 'anywhere' });

export const cards = style(grid({ gap: 4 }), {
  tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
export const card = style(stack({ gap: 2, content: 'start' }), { position: 'relative', height: '100%' });
export const cardTitle = style({ fontSize: 'medium', overflowWrap: 'anywhere' });
export const cardLink = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
globalStyle(`${card}:hover ${cardLink}`, { textDecoration: 'underline' });
globalStyle(`${card} > svg`, { maxWidth: '100%', height: 'auto' });
