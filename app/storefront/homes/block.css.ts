import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const tab = style({
  display: 'inline-block',
  padding: `${space[2]} ${space[4]}`,
  fontSize: fontSize.base,
  background: theme.color.accentSoft,
  color: theme.color.accent,
  border: `1px solid ${theme.color.line}`,
  borderBottom: 0,
  borderRadius: `${theme.radius.small} ${theme.radius.small} 0 0`,
});

export const mainTab = style([
  tab,
  {
    background: theme.color.accent,
    color: theme.color.accentText,
    borderColor: theme.color.accent,
    fontSize: fontSize.medium,
  },
]);

export const sheet = style({
  padding: space[4],
  background: theme.color.surface,
  border: `1px solid ${theme.color.line}`,
});

export const mainSheet = style([
  sheet,
  { border: `2px solid ${theme.color.accent}`, paddingTop: space[4], paddingBottom: space[5] },
]);
