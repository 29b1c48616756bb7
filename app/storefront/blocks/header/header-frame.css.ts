import { createVar, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, layer } from '~/ui/tokens/tokens';

export const large = createVar();
export const medium = createVar();
export const small = createVar();
/** Where no width is known, as on paper. */
export const fallback = createVar();

export const frame = style({
  position: 'relative',
  zIndex: layer.header,
  display: 'flex',
  flexDirection: 'column',
  minHeight: fallback,
  background: theme.color.surface,
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': {
    screen: { minHeight: small },
    [from.tablet]: { minHeight: medium },
    [from.desktop]: { minHeight: large },
  },
});

export const stickyFrame = style([
  frame,
  {
    '@media': {
      'screen and (min-width: 64rem) and (min-height: 44rem)': { position: 'sticky', top: 0 },
    },
  },
]);
