import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { center, cluster, row } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget, upTo } from '~/ui/tokens/tokens';

export const gallery = style({ position: 'relative', minWidth: 0 });

export const track = style([
  row({ align: 'stretch' }),
  {
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
  },
]);

/** On a phone they overlay the photo, so that the price stays on the first screen. */
export const views = style([
  cluster({ gap: 2 }),
  {
    '@media': {
      [upTo.tablet]: { position: 'absolute', insetInline: space[2], bottom: space[2] },
      [from.tablet]: { marginTop: space[3] },
    },
  },
]);
export const view = style([
  center(),
  look({ radius: 'small', padding: 1 }),
  {
    width: touchTarget,
    height: touchTarget,
    background: theme.card.ground,
    border: theme.card.border,
    '@media': { [from.tablet]: { width: '4.5rem', height: '4.5rem' } },
  },
]);

export const fullScreen = style([
  look({ fill: true, tall: true, ground: 'surface', border: 'none', padding: 4, color: 'ink' }),
  { maxWidth: 'none', maxHeight: 'none', margin: 0 },
]);
export const fullPhoto = style({ width: '100%', height: 'calc(100% - 4rem)' });
export const controls = style([
  row({ gap: 3, touch: true, justify: 'end', align: 'stretch' }),
  { marginBottom: space[3] },
]);
