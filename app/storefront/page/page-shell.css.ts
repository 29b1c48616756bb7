import { container } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { space } from '~/ui/tokens/tokens';

export const skip = style({
  background: 'raised',
  boxShadow: 'high',
  padding: [2, 4],
  color: 'text',
  position: 'absolute',
  left: '-999rem',
  top: space[2],
  zIndex: 'skip',
  ':focus': { left: space[4] },
});

export const main = style(container(), {
  flex: '1 0 auto',
  width: '100%',
  padding: [0, 4, 7],
  ':focus': { outline: 'none' }, // Breadcrumbs have their own space above.
  selectors: { '&:not(:has(> nav))': { paddingTop: 5 } },
});
export const bareMain = style({ flex: '1 0 auto', width: '100%', ':focus': { outline: 'none' } });
