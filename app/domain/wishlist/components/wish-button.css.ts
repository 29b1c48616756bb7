import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { theme } from '~/ui/theme/contract.css';
import { iconMask } from '~/ui/tokens/icon-mask';
import { heartPath } from '~/ui/tokens/icon-paths';

const base = style([
  look({ padding: [1, 3], size: 'small' }),
  {
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
  },
]);

export const off = base;

export const on = style([
  base,
  {
    selectors: { '&&': { color: theme.color.accentStrong, background: theme.color.accentSoft } },
    '::before': { maskImage: iconMask(heartPath, 'filled') },
  },
]);
