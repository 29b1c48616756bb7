import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space, touchTarget } from '~/ui/tokens/tokens';

export const help = style({ marginTop: space[4], borderTop: `1px solid ${theme.color.line}` });
export const summary = style({ minHeight: touchTarget, paddingTop: space[3], fontWeight: 650 });
export const words = style({ paddingTop: space[3], maxWidth: '42rem', fontSize: fontSize.small });
