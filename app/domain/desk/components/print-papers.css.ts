import { grid } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const sheet = style(grid({ gap: 4 }), {
  padding: [4, 0, 6],
  selectors: { '& + &': { borderTop: 'line' } },
  print: { breakAfter: 'page', borderTop: 0 },
});
