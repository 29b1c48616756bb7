import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const tab = style([
  look({ ground: 'accentSoft', border: 'line', padding: [2, 4], size: 'base', color: 'accent' }),
  {
    display: 'inline-block',
    borderBottom: 0,
    borderRadius: `${theme.radius.small} ${theme.radius.small} 0 0`,
  },
]);

export const mainTab = style([
  tab,
  {
    background: theme.color.accent,
    color: theme.color.accentText,
    borderColor: theme.color.accent,
    fontSize: fontSize.medium,
  },
]);

export const sheet = style(look({ ground: 'surface', border: 'line', padding: 4 }));

export const mainSheet = style([
  sheet,
  { border: `2px solid ${theme.color.accent}`, paddingTop: space[4], paddingBottom: space[5] },
]);
