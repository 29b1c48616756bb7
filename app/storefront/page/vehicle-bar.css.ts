import { backdrop } from '~/ui/components/panel.css';
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
export const words = cluster({ columnGap: 3, align: 'baseline' });
export const label = style({
  background: 'none',
  border: 0,
  padding: 0,
  color: 'inherit',
  fontWeight: 700,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  minHeight: 'touch',
  ':hover': { textDecoration: 'underline' },
});
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

export const panel = style({
  background: 'surface',
  border: 'strong',
  borderRadius: 'large',
  padding: [3, 4, 4],
  width: 'min(100% - 2rem, 26rem)',
  margin: 'auto',
  fontSize: 'base',
  color: 'text',
  '::backdrop': { background: backdrop },
});
globalStyle(`${panel} > p`, { margin: [2, 0, 4], color: 'muted' });
export const panelHead = style(rowRecipe({ columnGap: 3 }), { justifyContent: 'space-between' });
