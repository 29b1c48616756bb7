import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget } from '~/ui/tokens/tokens';

/** Not on phones, where what one came for is to be on the first screen. */
export const scene = style({
  display: 'none',
  '@media': {
    [from.tablet]: { display: 'block', height: '5rem' },
    [from.desktop]: { position: 'absolute', inset: 0, height: 'auto' },
  },
});

export const words = style({
  position: 'relative',
  paddingTop: space[4],
  paddingBottom: space[4],
  '@media': { [from.desktop]: { minHeight: '11rem', paddingTop: space[6], paddingRight: '55%' } },
});

export const headline = style({
  fontFamily: theme.font.display,
  fontWeight: theme.headline.weight as 'bold',
  fontSize: fontSize.title,
  lineHeight: 1.2,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  fontWeight: 650,
  color: theme.color.accent,
});

export const content = style({ paddingTop: space[4], paddingBottom: space[2] });
