import { style } from '@vanilla-extract/css';
import { space } from '../tokens/tokens';

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
});
