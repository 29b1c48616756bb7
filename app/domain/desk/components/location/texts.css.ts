import { grid } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const preview = style(grid({ gap: 3 }), {
  border: 'line',
  borderRadius: 'large',
  padding: 4,
  marginTop: 4,
});
export const sample = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: 'small',
  margin: 0,
});

export const numbered = style(grid({ gap: 3 }), {
  border: 0,
  borderTop: 'line',
  padding: [3, 0],
  tablet: { gridTemplateColumns: '5rem minmax(0, 1fr)' },
});

/** Of the shop, as wide as a telephone or more. */
export const frame = style({ width: '100%', height: '32rem', border: 'line', borderRadius: 'small' });
