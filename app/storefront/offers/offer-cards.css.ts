import { card as cardRecipe, center, column, grid, note } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const cards = style(grid({ gap: 4 }), {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
});
export const card = style(cardRecipe(), {
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
});
export const picture = style(center(), {
  flex: '1 0 6rem',
  overflow: 'hidden',
  background: 'accentSoft',
  padding: 2,
  tablet: { flexBasis: '10rem' },
});
globalStyle(`${picture} > svg`, { width: '100%', height: 'auto', scale: '1.6' });
export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });
globalStyle(`${picture}:has(img)`, { padding: 0 });
export const words = style(column(), {
  flex: '999 1 11rem',
  alignItems: 'start',
  gap: 1,
  padding: 4,
  minWidth: 0,
});
globalStyle(`${words} > a`, { marginTop: 'auto' });
export const title = style({ fontSize: 'medium', lineHeight: 1.25 });
export const until = style(note(), { paddingBottom: 2 });
