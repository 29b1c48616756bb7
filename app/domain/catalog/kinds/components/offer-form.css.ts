import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { cluster, grid } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const head = style(cluster({ rowGap: 2, columnGap: 5, align: 'end', justify: 'between' }));
/** Words stand beside the fields, as in lists; on phones the choices say enough. */
export const form = style(grid({ gap: 3, align: 'center' }), {
  belowTablet: { width: '100%' },
  tablet: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 14rem)' },
  desktop: { gridAutoColumns: 'auto', columnGap: 4 },
});
globalStyle(`${form} > div`, {
  desktop: { display: 'flex', alignItems: 'center', columnGap: 2, fontSize: 'small' },
});
globalStyle(`${form} label`, {
  belowDesktop: visuallyHiddenRules,
  desktop: { margin: 0, fontWeight: 'inherit' },
});
globalStyle(`${form} select`, { fontSize: 'small', desktop: { minHeight: '2.25rem' } });
