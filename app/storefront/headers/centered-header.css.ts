import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';

export const frame = style({ borderTop: `2px solid ${theme.color.accent}` });

export const top = style({ borderBottom: `1px solid ${theme.color.line}` });

/** The logo stands in the middle of the page, over the gap that the navigation leaves. */
export const stage = style({
  position: 'relative',
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '4.5rem',
  '@media': {
    [from.desktop]: { display: 'grid', justifyContent: 'stretch', minHeight: '6rem' },
  },
});

export const logo = style({
  display: 'flex',
  minWidth: 0,
  '@media': {
    [from.desktop]: {
      position: 'absolute',
      left: '50%',
      maxWidth: '22rem',
      transform: 'translateX(-50%)',
    },
  },
});

/** At the edge, opposite to nothing: the logo keeps the middle. */
export const menu = style({
  position: 'absolute',
  right: space[4],
  '@media': { [from.desktop]: { display: 'none' } },
});

export const below = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  paddingBottom: space[3],
});

export const search = style({ flex: '1 1 auto', maxWidth: '34rem' });
