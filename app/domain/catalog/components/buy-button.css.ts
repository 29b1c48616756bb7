import { globalStyle, style } from '@vanilla-extract/css';
import { backdrop } from '~/ui/components/panel.css';
import { look } from '~/ui/layout/look';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const question = style([
  look({ ground: 'surface', border: 'strong', radius: 'large', padding: 5, size: 'base', color: 'ink' }),
  {
    maxWidth: '26rem',
    margin: 'auto',
    borderTop: `4px solid ${theme.color.accent}`,
    '::backdrop': { background: backdrop },
  },
]);
globalStyle(`${question} > p`, { marginBottom: space[4] });
