import { style } from '@vanilla-extract/css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: touchTarget,
  minWidth: touchTarget,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const linkFromTablet = style([
  link,
  { display: 'none', '@media': { [from.tablet]: { display: 'inline-flex' } } },
]);

export const breakable = style({ overflowWrap: 'anywhere' });
export const address = style({ fontStyle: 'normal', lineHeight: 1.6 });

export const line = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  minWidth: 0,
  '@media': { [from.tablet]: { gap: space[3] } },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [from.tablet]: { gap: space[5] } },
});
