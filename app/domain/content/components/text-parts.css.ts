import { style } from '~/ui/layout/style';

export const clauses = style({ counterReset: 'clause' });

export const clause = style({
  position: 'relative',
  counterIncrement: 'clause',
  paddingLeft: '2.2rem',
  '::before': {
    content: '"(" counter(clause) ")"',
    position: 'absolute',
    left: 0,
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
});

export const facts = style({ borderTop: 'line' });

export const fact = style({
  borderBottom: 'line',
  padding: [2, 0],
  breakInside: 'avoid',
  tablet: { display: 'grid', gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: 4 },
});

export const term = style({ color: 'muted' });
export const mail = style({ overflowWrap: 'anywhere' });
export const address = style({ fontStyle: 'normal' });
