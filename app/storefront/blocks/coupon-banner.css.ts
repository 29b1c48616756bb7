import { container, inline, row as rowRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const bar = style({
  background: 'accentSoft',
  borderBottom: 'line',
  fontSize: 'small',
  color: 'text',
  position: 'relative',
  print: { display: 'none' },
});

export const row = style(rowRecipe({ columnGap: 3, justify: 'center' }), container(), { padding: [0, 4] });
export const mark = style({ display: 'none', flex: 'none', tablet: { display: 'inline-flex' } });
export const code = style({ whiteSpace: 'nowrap', letterSpacing: '0.02em' });
export const small = style({ color: 'muted' });
export const link = style(inline(), { flex: 'none', desktop: { minHeight: '2.25rem' } });
