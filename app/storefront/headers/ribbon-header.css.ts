import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';

export const frame = style({ borderBottom: 0, background: theme.color.surface });

/** Its lower edge is folded like a ribbon's. */
export const ribbon = style({ boxShadow: `0 4px 0 ${theme.color.accentStrong}` });
