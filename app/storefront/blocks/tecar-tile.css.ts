import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, maxWidth, space, touchTarget, zIndex } from '~/ui/tokens/tokens';

/** From here on the page leaves room for the tile beside its content. */
const hasMargin = 'screen and (min-width: 112rem) and (min-height: 46rem)';

export const tile = style({
  width: `calc(100% - 2 * ${space[4]})`,
  maxWidth: `calc(${maxWidth.page} - 2 * ${space[4]})`,
  margin: `0 auto ${space[5]}`,
  padding: `${space[1]} ${space[4]} ${space[4]}`,
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
  selectors: { '&:not([open])': { paddingBottom: space[1] } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: touchTarget,
  listStyle: 'none',
  fontSize: fontSize.base,
});
globalStyle(`${head}::-webkit-details-marker`, { display: 'none' });

export const whenOpen = style({ selectors: { 'details:not([open]) &': { display: 'none' } } });
export const whenClosed = style({ selectors: { 'details[open] &': { display: 'none' } } });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  fontWeight: 700,
  color: theme.color.accent,
});
