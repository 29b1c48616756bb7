import { grid } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const intro = style({ print: { display: 'none' } });
export const labels = style(grid({ gap: 4 }), {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const label = style(grid({ gap: 2 }), {
  border: 'strong',
  borderRadius: 'small',
  padding: 4,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
});
export const number = style({ fontSize: '3.5rem', lineHeight: 1, fontWeight: 750, margin: 0 });
export const position = style({ fontSize: 'large', fontWeight: 650, margin: 0 });
export const line = style({ margin: 0 });
