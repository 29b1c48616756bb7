import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const list = style({
  display: 'grid',
  gap: `${space[4]} ${space[6]}`,
  gridTemplateColumns: theme.home.reasons,
});

export const reason = style({
  display: 'flex',
  gap: space[3],
  paddingTop: space[3],
  borderTop: `1px solid ${theme.color.line}`,
});
export const icon = style({ flex: 'none', color: theme.color.accent });
export const title = style({ fontSize: fontSize.base, fontWeight: 650, letterSpacing: 0 });
export const text = style({ paddingTop: space[1], color: theme.color.muted, fontSize: fontSize.small });
