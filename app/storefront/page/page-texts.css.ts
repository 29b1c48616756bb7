import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, maxWidth, space } from '~/ui/tokens/tokens';

export const texts = style([stack({ gap: 5 }), look({ above: 7, below: 6, line: 'top', top: 6 })]);
export const blocks = style([
  stack({ gap: 5 }),
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' },
]);
export const text = style({ maxWidth: maxWidth.prose, overflowWrap: 'anywhere' });
globalStyle(`${text} :is(h2, h3)`, { fontSize: fontSize.large, marginBottom: space[2] });
globalStyle(`${text} h3`, { fontSize: fontSize.medium });
globalStyle(`${text} p + p`, { marginTop: space[3] });
globalStyle(`${text} a`, { color: theme.color.accent });
