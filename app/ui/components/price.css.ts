import { styleVariants } from '@vanilla-extract/css';
import { type } from '../tokens/tokens';

export const price = styleVariants({
  base: { whiteSpace: 'nowrap' },
  strong: { whiteSpace: 'nowrap', fontWeight: 650 },
  large: {
    whiteSpace: 'nowrap',
    fontSize: type.title,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: 1.1,
  },
  huge: {
    whiteSpace: 'nowrap',
    fontSize: type.display,
    fontWeight: 700,
    letterSpacing: '-0.025em',
    lineHeight: 1.1,
  },
});
