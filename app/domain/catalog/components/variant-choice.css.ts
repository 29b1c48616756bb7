import { cluster, grid, inline } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const choice = style(grid({ gap: 2, align: 'center' }), {
  marginTop: 3,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});
globalStyle(`${choice} > label`, { gridColumn: '1 / -1' });

export const colours = style(cluster({ gap: 2 }), { marginTop: 3, desktop: { gap: 1, marginTop: 2 } });
export const colour = style(inline({ gap: 2 }), {
  border: 'strong',
  borderRadius: 'pill',
  padding: [0, 3, 0, 2],
  fontSize: 'small',
  textDecoration: 'none',
  background: 'surface',
  desktop: { minHeight: '2.25rem', padding: [0, 2, 0, 1], gap: 1 },
  ':hover': { borderColor: 'text' },
  selectors: {
    '&[aria-current]': { borderColor: 'accent', boxShadow: `inset 0 0 0 1.5px ${theme.color.accent}` },
  },
});
export const swatch = style({
  width: '1.25rem',
  height: '1.25rem',
  border: 'strong',
  borderRadius: 'round',
  forcedColorAdjust: 'none',
});
