import { row as rowRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const switcher = style({ paddingTop: 4, maxWidth: '22rem' });
export const label = style({ display: 'block', paddingBottom: 1, fontWeight: 600 });
export const row = rowRecipe({ gap: 2, align: 'stretch' });

const control = style({
  borderRadius: 'small',
  fontSize: 'base',
  minHeight: 'touch',
  background: 'transparent',
  color: 'inherit',
  border: '1.5px solid color-mix(in srgb, currentColor 55%, transparent)',
  ':hover': { borderColor: 'currentColor' },
});

export const field = style(control, {
  flex: '1 1 auto',
  minWidth: 0,
  padding: [0, 3],
  '::placeholder': { color: 'inherit', opacity: 0.75 },
});

export const go = style(control, { padding: [0, 4], fontWeight: 650, cursor: 'pointer' });
