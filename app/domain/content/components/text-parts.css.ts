import { grid, note, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

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

export const vouchers = grid({ gap: 3 });
export const voucher = style(stack({ gap: 1 }), {
  border: `2px dashed ${theme.color.accent}`,
  borderRadius: 'large',
  padding: 4,
  tablet: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 5, alignItems: 'center', padding: [4, 5] },
});
export const voucherTitle = style({
  fontSize: 'large',
  lineHeight: 1.25,
  fontWeight: 650,
  overflowWrap: 'anywhere',
});
export const voucherConditions = note();
export const voucherCode = style({
  fontSize: 'large',
  fontWeight: 700,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
