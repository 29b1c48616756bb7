import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const bareFooter = style({ padding: space[4], borderTop: `1px solid ${theme.color.line}` });
