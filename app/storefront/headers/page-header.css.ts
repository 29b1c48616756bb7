import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const notice = style({
  padding: `${space[2]} ${space[4]}`,
  background: theme.color.warnSoft,
  color: theme.color.text,
  textAlign: 'center',
});
