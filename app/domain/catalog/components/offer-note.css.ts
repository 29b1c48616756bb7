import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize } from '~/ui/tokens/tokens';

export const note = style({
  display: 'block',
  color: theme.color.muted,
  fontSize: fontSize.small,
  lineHeight: 1.35,
});
