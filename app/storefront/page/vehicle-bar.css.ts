import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, container, row as rowRecipe, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget, upTo } from '~/ui/tokens/tokens';

export const bar = style([
  look({ ground: 'accentSoft', line: 'bottom', size: 'small' }),
  { '@media': { print: { display: 'none' } } },
]);

export const row = style([
  stack({ align: 'center' }),
  container(),
  { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space[3], padding: `0 ${space[4]}` },
]);

export const drawing = style({ color: theme.color.accent, lineHeight: 0 });
globalStyle(`${drawing} svg`, { '@media': { [upTo.tablet]: { width: '3rem', height: 'auto' } } });
export const words = style([cluster({ columnGap: 3, align: 'baseline' }), { padding: `${space[2]} 0` }]);
export const label = style({ fontWeight: 700, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'none',
  color: theme.color.muted,
  '@media': { [from.desktop]: { display: 'inline' } },
});

export const links = style([rowRecipe({ columnGap: 2 })]);
globalStyle(`${links} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: '0.3em',
  minHeight: touchTarget,
});

export const remove = style([
  look({ ground: 'none', border: 'none' }),
  { minWidth: touchTarget, minHeight: touchTarget, color: 'inherit', cursor: 'pointer' },
]);
