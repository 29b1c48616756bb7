import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { stack } from '~/ui/layout/recipes.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const partner = style({ padding: `${space[4]} 0` });

/** Height of the frame that replaces it, so that nothing moves when it is loaded. */
const HEIGHT = '15rem';

export const frame = style([
  look({ fill: true, radius: 'large' }),
  { display: 'block', height: HEIGHT, border: '1px solid color-mix(in srgb, currentColor 30%, transparent)' },
]);

export const asking = style([
  stack({ gap: 4, justify: 'start', content: 'center' }),
  look({ radius: 'large', padding: 4 }),
  {
    minHeight: HEIGHT,
    border: '1px dashed color-mix(in srgb, currentColor 55%, transparent)',
    '@media': { [from.tablet]: { justifyItems: 'center', textAlign: 'center' } },
  },
]);

export const small = style({ fontSize: fontSize.small, maxWidth: '44rem' });
