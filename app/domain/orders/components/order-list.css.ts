import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const entry = style({
  display: 'flex',
  gap: space[4],
  justifyContent: 'space-between',
  padding: `${space[4]} 0`,
  borderBottom: `1px solid ${theme.color.line}`,
  ':first-child': { paddingTop: 0 },
  ':last-child': { paddingBottom: 0, borderBottom: 0 },
});

export const title = style({ fontSize: fontSize.base, fontWeight: 650 });

export const small = style({ color: theme.color.muted, fontSize: fontSize.small });
