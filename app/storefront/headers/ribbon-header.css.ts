import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { upTo } from '~/ui/tokens/tokens';

export const frame = style({ borderBottom: 0, background: theme.color.surface });

/** Phones show the contact in the menu. */
export const contact = style({ '@media': { [upTo.tablet]: { display: 'none' } } });

export const ribbon = style({ boxShadow: `0 4px 0 ${theme.color.accentStrong}` });
