import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { theme } from '~/ui/theme/contract.css';

export const notice = style([
  look({ padding: [2, 4], color: 'ink', align: 'center' }),
  { background: theme.color.warnSoft },
]);
