import { grid } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const footer = style({ background: 'surface', borderTop: `3px double ${theme.color.lineStrong}` });
export const bar = style({ background: 'accentSoft', borderBottom: 'line', fontSize: 'small' });
globalStyle(`${bar} ul`, { desktop: { justifyContent: 'space-between' } });

export const boxes = style(grid({ gap: 4 }), {
  paddingTop: 5,
  paddingBottom: 5,
  tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
globalStyle(`${boxes} > :first-child`, { gridColumn: '1 / -1', desktop: { gridColumn: 'auto' } });
export const box = style({ background: 'page', border: 'line', padding: 4, fontSize: 'small' });

export const title = style({
  borderBottom: 'line',
  paddingBottom: 2,
  fontSize: 'base',
  color: 'accent',
  margin: [0, 0, 3],
});

export const closing = style({ paddingBottom: 4, color: 'muted' });
