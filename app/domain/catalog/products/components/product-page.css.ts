import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const extra = style({ display: 'block', color: theme.color.muted, fontSize: fontSize.small });
export const places = style({ paddingLeft: space[5] });
