import { style } from '~/ui/layout/style';
import { iconMask } from '~/ui/tokens/icon-mask';
import { heartPath } from '~/ui/tokens/icon-paths';

const base = style({
  padding: [1, 3],
  fontSize: 'small',
  position: 'relative',
  zIndex: '1',
  '::before': {
    content: '',
    flex: 'none',
    width: '18px',
    height: '18px',
    background: 'currentColor',
    forcedColorAdjust: 'preserve-parent-color',
    maskImage: iconMask(heartPath),
    maskSize: '100%',
  },
});

export const off = base;

export const on = style(base, {
  selectors: { '&&': { color: 'accentStrong', background: 'accentSoft' } },
  '::before': { maskImage: iconMask(heartPath, 'filled') },
});
