import { cluster, container, inline } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const header = style({ background: 'raised', borderBottom: 'line' });
export const row = style(cluster({ columnGap: 5, align: 'center' }), container(), { padding: [2, 4] });

export const main = style(container(), {
  width: '100%',
  padding: [5, 4],
  flex: '1 0 auto',
  ':focus': { outline: 'none' },
});

export const footer = style({ borderTop: 'line', fontSize: 'small' });
export const link = inline();
