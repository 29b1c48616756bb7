import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const partner = style({ padding: `${space[4]} 0` });

/** As high as what comes in its place, so that nothing jumps when it is loaded. */
const HEIGHT = '15rem';

export const frame = style({
  display: 'block',
  width: '100%',
  height: HEIGHT,
  border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  borderRadius: theme.radius.large,
});

export const asking = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[4],
  minHeight: HEIGHT,
  padding: space[4],
  border: '1px dashed color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: theme.radius.large,
  '@media': { [from.tablet]: { justifyItems: 'center', textAlign: 'center' } },
});

export const small = style({ fontSize: fontSize.small, maxWidth: '44rem' });
