import { cluster, inline, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const form = style(stack({ gap: 3, align: 'start' }), {
  tablet: { gridTemplateColumns: '10rem minmax(0, 20rem) auto', alignItems: 'end' },
});

export const sizes = style(cluster({ gap: 2 }), { marginTop: 2 });
export const size = style(inline({ gap: 2 }), {
  border: 'strong',
  borderRadius: 'small',
  padding: [0, 3],
  textDecoration: 'none',
});
export const noSize = style({ border: 'line', borderRadius: 'small', padding: [0, 3] });
