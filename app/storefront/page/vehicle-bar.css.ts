import { cluster, container, row as rowRecipe, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const bar = style({
  background: 'accentSoft',
  borderBottom: 'line',
  fontSize: 'small',
  print: { display: 'none' },
});

export const row = style(stack({ align: 'center' }), container(), {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 3,
  padding: [0, 4],
});

export const drawing = style({ color: 'accent', lineHeight: 0 });
globalStyle(`${drawing} svg`, { belowTablet: { width: '3rem', height: 'auto' } });
export const words = style(cluster({ columnGap: 3, align: 'baseline' }), { padding: [2, 0] });
export const label = style({ fontWeight: 700, overflowWrap: 'anywhere' });
export const facts = style({ display: 'none', color: 'muted', desktop: { display: 'inline' } });
export const links = style(rowRecipe({ columnGap: 2 }));
globalStyle(`${links} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: '0.3em',
  minHeight: 'touch',
});

export const remove = style({
  background: 'none',
  border: 0,
  minWidth: 'touch',
  minHeight: 'touch',
  color: 'inherit',
  cursor: 'pointer',
});
