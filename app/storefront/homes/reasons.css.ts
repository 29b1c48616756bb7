import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const list = style({
  display: 'grid',
  gap: `${space[5]} ${space[6]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

export const reason = style({ display: 'flex', gap: space[3] });
export const icon = style({ flex: 'none', color: theme.color.accent });
export const title = style({ fontSize: fontSize.base, fontWeight: 650, letterSpacing: 0 });
export const text = style({ paddingTop: space[1], color: theme.color.muted, fontSize: fontSize.small });
