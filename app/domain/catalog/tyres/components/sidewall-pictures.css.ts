import { style } from '@vanilla-extract/css';
import { space } from '~/ui/tokens/tokens';

export const drawings = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
});

/** The numbers in the drawings are to be read at any width. */
export const sidewall = style({ flex: '1 1 17rem', maxWidth: '27rem' });
export const section = style({ flex: '0 0 11.5rem' });
