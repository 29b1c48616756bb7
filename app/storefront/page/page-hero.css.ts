import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space, touchTarget, upTo } from '~/ui/tokens/tokens';
import { heroFrame } from '../blocks/shared.css';

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  paddingTop: space[2],
  paddingBottom: space[2],
  fontSize: fontSize.small,
});

export const headline = style({
  fontFamily: theme.font.display,
  fontWeight: theme.headline.weight as 'bold',
  fontSize: fontSize.medium,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  fontWeight: 650,
  color: theme.color.accent,
});

export const content = style({ paddingTop: space[4], paddingBottom: space[2] });

// Clear of the header above it.
globalStyle(`${heroFrame}:has(> ${words})`, { '@media': { [upTo.tablet]: { marginTop: space[3] } } });
