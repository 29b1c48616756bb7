import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget, zIndex } from '~/ui/tokens/tokens';

export const link = style({
  position: 'relative',
  zIndex: zIndex.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  width: 'fit-content',
  minHeight: touchTarget,
  fontSize: fontSize.small,
  textDecoration: 'none',
});

/** The marks have one row; where it has no room for words they are the link. */
export const word = style({
  display: 'none',
  color: theme.color.accent,
  textDecoration: 'underline',
  '@media': { [from.wide]: { display: 'inline' } },
});
