import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 30%), 1fr))',
  gap: space[3],
  listStyle: 'none',
  padding: 0,
});
globalStyle(`${gallery} img`, {
  width: '100%',
  height: 'auto',
  display: 'block',
  borderRadius: theme.radius.small,
});

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const extra = style({ display: 'block', color: theme.color.muted, fontSize: fontSize.small });
export const places = style({ paddingLeft: space[5] });
