import { style, styleVariants } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { center, cluster, stack } from '~/ui/layout/recipes.css';
import { theme } from '../theme/contract.css';
import { space, touchTarget, zIndex } from '../tokens/tokens';

export const corner = style([
  stack({ gap: 2, justify: 'end' }),
  {
    position: 'fixed',
    top: space[4],
    right: space[4],
    left: space[4],
    zIndex: zIndex.skip,
    pointerEvents: 'none',
  },
]);

export const foot = style([
  corner,
  { top: 'auto', bottom: `calc(${space[4]} + var(--foot-room, 0rem) + var(--bar-room, 0rem))` },
]);

export const links = cluster({ gap: 2 });

const base = style([
  cluster({ gap: 3, align: 'center' }),
  look({ radius: 'small', shadow: 'high' }),
  {
    maxWidth: '26rem',
    padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
    border: '1px solid',
    pointerEvents: 'auto',
  },
]);

export const toast = styleVariants({
  danger: [
    base,
    { background: theme.color.dangerSoft, borderColor: theme.color.danger, color: theme.color.danger },
  ],
  good: [base, { background: theme.color.goodSoft, borderColor: theme.color.good, color: theme.color.good }],
});

export const text = style({ flex: '1 1 0', minWidth: '10rem', color: theme.color.text });

export const close = style([
  center(),
  look({ flex: 'none', ground: 'none', border: 'none' }),
  { width: touchTarget, height: touchTarget, cursor: 'pointer' },
]);
