import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const bars = style({ clear: 'both', paddingBottom: space[2] });

globalStyle(`${bars} > svg`, {
  width: '100%',
  height: '2.5rem',
  stroke: theme.color.accent,
  strokeWidth: 8,
  borderBottom: `1px solid ${theme.color.lineStrong}`,
});
globalStyle(`${bars} path + path`, { stroke: theme.color.line });
