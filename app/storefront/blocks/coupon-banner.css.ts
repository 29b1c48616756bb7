import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { container, inline, row as rowRecipe } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';

export const bar = style([
  look({ ground: 'accentSoft', line: 'bottom', size: 'small', color: 'ink' }),
  { position: 'relative', '@media': { print: { display: 'none' } } },
]);

export const row = style([
  rowRecipe({ columnGap: 3, justify: 'center' }),
  container(),
  { padding: `0 ${space[4]}` },
]);

export const mark = style({
  display: 'none',
  flex: 'none',
  '@media': { [from.tablet]: { display: 'inline-flex' } },
});

export const code = style({ whiteSpace: 'nowrap', letterSpacing: '0.02em' });
export const small = style({ color: theme.color.muted });

export const link = style([
  inline(),
  { flex: 'none', '@media': { [from.desktop]: { minHeight: '2.25rem' } } },
]);
