import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, maxWidth, space } from '~/ui/tokens/tokens';

export const texts = style({
  display: 'grid',
  gap: space[5],
  marginTop: space[7],
  marginBottom: space[6],
  paddingTop: space[6],
  borderTop: `1px solid ${theme.color.line}`,
});
export const blocks = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});
export const text = style({ maxWidth: maxWidth.prose, overflowWrap: 'anywhere' });
globalStyle(`${text} :is(h2, h3)`, { fontSize: fontSize.large, marginBottom: space[2] });
globalStyle(`${text} h3`, { fontSize: fontSize.medium });
globalStyle(`${text} p + p`, { marginTop: space[3] });
globalStyle(`${text} a`, { color: theme.color.accent });
