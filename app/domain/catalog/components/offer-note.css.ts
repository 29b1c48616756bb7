import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { type } from '~/ui/tokens/tokens';

export const note = style({
  display: 'block',
  color: theme.color.muted,
  fontSize: type.small,
  lineHeight: 1.35,
});
