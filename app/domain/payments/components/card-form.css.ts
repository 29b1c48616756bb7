import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space, touchTarget } from '~/ui/tokens/tokens';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: space[3],
  maxWidth: '32rem',
});

export const field = style([
  stack({ gap: 1, content: 'start' }),
  { minWidth: 0, selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
]);

export const label = style({ fontWeight: 600, fontSize: fontSize.base });

export const frame = style([
  look({ fill: true, ground: 'surface', radius: 'small' }),
  {
    display: 'block',
    minHeight: touchTarget,
    border: `1.5px solid ${theme.color.lineStrong}`,
    overflow: 'hidden',
    lineHeight: 0,
  },
]);
