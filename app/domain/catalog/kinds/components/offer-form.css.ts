import { cluster, grid } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const head = style(cluster({ rowGap: 2, columnGap: 5, align: 'end', justify: 'between' }));
export const form = style(grid({ gap: 3, align: 'end' }), {
  belowTablet: { width: '100%' },
  tablet: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 14rem)' },
});
