import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize } from '~/ui/tokens/tokens';

const base = style({ fontSize: fontSize.small, fontWeight: 600, overflowWrap: 'anywhere' });

export const note = styleVariants({
  fits: [base, { color: theme.color.good }],
  'fits-not': [base, { color: theme.color.danger }],
  unknown: [base, { color: theme.color.muted }],
});
