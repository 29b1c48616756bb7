import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, grid, note, row, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, maxWidth, space } from '~/ui/tokens/tokens';

export const sub = style([
  look({ size: 'medium' }),
  { color: theme.color.muted, fontWeight: 400, marginTop: space[1] },
]);
export const columns = grid({ gap: 5, align: 'start', desktop: 'aside' });
export const text = style([stack({ gap: 3 }), { maxWidth: maxWidth.prose, lineHeight: 1.6 }]);
export const head = style([row({ gap: 4, align: 'start' })]);
export const icon = style({
  flex: 'none',
  color: theme.color.accent,
  fontSize: fontSize.headline,
  lineHeight: 1,
  '@media': { [from.tablet]: { fontSize: fontSize.display } },
});
export const buttons = cluster({ gap: 3, align: 'center' });
export const side = stack({ gap: 4 });
export const amount = style([look({ weight: 650, size: 'title' }), { display: 'block' }]);
export const small = note();
