import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';

export const clauses = style({ counterReset: 'clause' });

export const clause = style({
  position: 'relative',
  counterIncrement: 'clause',
  paddingLeft: '2.2rem',
  '::before': {
    content: '"(" counter(clause) ")"',
    position: 'absolute',
    left: 0,
    color: theme.color.muted,
    fontVariantNumeric: 'tabular-nums',
  },
});

export const facts = style({ borderTop: `1px solid ${theme.color.line}` });

export const fact = style([
  look({ line: 'bottom', padding: [2, 0] }),
  {
    breakInside: 'avoid',
    '@media': {
      [from.tablet]: { display: 'grid', gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: space[4] },
    },
  },
]);

export const term = style({ color: theme.color.muted });
export const mail = style({ overflowWrap: 'anywhere' });
export const address = style({ fontStyle: 'normal' });
