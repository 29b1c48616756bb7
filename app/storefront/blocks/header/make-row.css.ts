import { cluster, inline, row as rowRecipe } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const row = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: 'accentSoft',
  belowTablet: { display: 'none' },
  '::-webkit-scrollbar': { display: 'none' },
});

export const menu = style({ padding: 4, tablet: { display: 'none' } });
export const menuList = cluster({ columnGap: 5 });

export const list = style(rowRecipe({ gap: 4, align: 'stretch' }), {
  width: 'max-content',
  desktop: { width: '100%', justifyContent: 'space-between', gap: 2 },
});

export const link = style(inline({ justify: 'center' }), {
  fontSize: 'small',
  color: 'accent',
  fontWeight: 650,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' }, // Contains the visually hidden name when the row is scrolled.
  position: 'relative',
  minWidth: 'touch',
  letterSpacing: '0.01em',
  desktop: { minWidth: '2rem', minHeight: '2.25rem' },
});

globalStyle(`${link} > svg`, { flex: 'none', maxWidth: 'none' });
