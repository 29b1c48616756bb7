import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { card, grid, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';

export const picture = style({
  overflow: 'hidden',
  height: 'clamp(8rem, 22vw, 16rem)',
  borderRadius: theme.radius.large,
});
globalStyle(`${picture} > *`, { width: '100%', height: '100%' });

export const tiles = style([
  grid({ columns: 'two', gap: 3 }),
  { '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[4] } } },
]);

export const tile = style([
  stack({ gap: 2, justify: 'center' }),
  card(),
  look({
    tall: true,
    padding: 4,
    color: 'accent',
    weight: 650,
    align: 'center',
    underline: 'none',
    breaks: 'anywhere',
    hyphens: true,
  }),
  { ':hover': { borderColor: theme.color.accent, boxShadow: theme.shadow.low } },
]);
globalStyle(`${tile} > svg`, { maxWidth: '100%' });
