import { styleVariants } from '@vanilla-extract/css';
import { fontSize } from '../tokens/tokens';

export const price = styleVariants({
  base: { whiteSpace: 'nowrap' },
  strong: { whiteSpace: 'nowrap', fontWeight: 650 },
  large: {
    whiteSpace: 'nowrap',
    fontSize: fontSize.title,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: 1.1,
  },
  huge: {
    whiteSpace: 'nowrap',
    fontSize: fontSize.display,
    fontWeight: 700,
    letterSpacing: '-0.025em',
    lineHeight: 1.1,
  },
});
