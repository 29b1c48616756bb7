import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { iconMask } from '~/ui/tokens/icon-mask';
import { heartPath } from '~/ui/tokens/icon-paths';
import { fontSize, space } from '~/ui/tokens/tokens';

const base = style({
  padding: `${space[1]} ${space[3]}`,
  fontSize: fontSize.small,
  position: 'relative',
  zIndex: 1,
  '::before': {
    content: '',
    flex: 'none',
    width: '18px',
    height: '18px',
    background: 'currentColor',
    maskImage: iconMask(heartPath),
    maskSize: '100%',
  },
});

export const off = base;

export const on = style([
  base,
  { selectors: { '&&': { color: theme.color.accentStrong, background: theme.color.accentSoft } } },
]);
