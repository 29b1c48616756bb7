import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space, type } from '~/ui/tokens/tokens';

const base = style({
  padding: `${space[1]} ${space[3]}`,
  fontSize: type.small,
  position: 'relative',
  zIndex: 1,
});

export const off = base;

export const on = style([
  base,
  { selectors: { '&&': { color: theme.color.accentStrong, background: theme.color.accentSoft } } },
]);
