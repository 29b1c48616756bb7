import { cluster, grid, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const portrait = style(grid({ gap: 5, align: 'start' }), {
  desktop: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' },
});

export const links = cluster({ gap: 3 });

export const places = style(stack(), {
  gap: [0, 4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
});

export const place = style(stack({ content: 'center' }), {
  borderTop: 'line',
  padding: [2, 0],
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  minHeight: 'touch',
  lineHeight: 1.35,
});
