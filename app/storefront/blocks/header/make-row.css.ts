import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { inline, row as rowRecipe } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';

export const row = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: theme.color.accentSoft,
  '::-webkit-scrollbar': { display: 'none' },
});

export const list = style([
  rowRecipe({ gap: 4, align: 'stretch' }),
  {
    width: 'max-content',
    '@media': { [from.desktop]: { width: '100%', justifyContent: 'space-between', gap: space[2] } },
  },
]);

export const link = style([
  inline({ justify: 'center' }),
  look({ size: 'small', color: 'accent', weight: 650, underline: 'hover' }),
  {
    // Contains the visually hidden name when the row is scrolled.
    position: 'relative',
    minWidth: touchTarget,
    letterSpacing: '0.01em',
    '@media': { [from.desktop]: { minHeight: '2.25rem' } },
  },
]);

globalStyle(`${link} > svg`, { flex: 'none', maxWidth: 'none' });
