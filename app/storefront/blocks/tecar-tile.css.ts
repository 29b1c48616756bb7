import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, maxWidth, space, touchTarget, zIndex } from '~/ui/tokens/tokens';

/** From here on the page leaves room for the tile beside its content. */
const hasMargin = 'screen and (min-width: 112rem) and (min-height: 46rem)';

export const tile = style({
  width: `calc(100% - 2 * ${space[4]})`,
  maxWidth: `calc(${maxWidth.page} - 2 * ${space[4]})`,
  margin: `0 auto ${space[5]}`,
  padding: `${space[1]} ${space[4]}`,
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  fontSize: fontSize.small,
  '@media': {
    print: { display: 'none' },
    [hasMargin]: {
      position: 'fixed',
      right: space[4],
      bottom: space[7],
      zIndex: zIndex.raised,
      width: '13rem',
      margin: 0,
      boxShadow: theme.shadow.high,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: touchTarget,
  fontSize: fontSize.base,
});

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  fontWeight: 700,
  color: theme.color.accent,
});
