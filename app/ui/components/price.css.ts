import { styles } from '~/ui/layout/style';

export const price = styles({
  base: { whiteSpace: 'nowrap' },
  strong: { whiteSpace: 'nowrap', fontWeight: 650 },
  large: {
    whiteSpace: 'nowrap',
    fontSize: 'title',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: 1.1,
  },
  huge: {
    whiteSpace: 'nowrap',
    fontSize: 'min(2.5rem, 14vw)',
    fontWeight: 700,
    letterSpacing: '-0.025em',
    lineHeight: 1.1,
  },
});
