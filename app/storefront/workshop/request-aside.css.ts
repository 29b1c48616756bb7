import { grid, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

/** The form is no wider than its lines can be read. */
export const columns = style(grid({ gap: 5, align: 'start' }), {
  desktop: { gridTemplateColumns: 'minmax(0, 48rem) minmax(18rem, 1fr)' },
});
export const aside = stack({ gap: 4 });
export const steps = style(stack({ gap: 3 }), { listStyle: 'decimal', paddingLeft: 5, marginTop: 3 });
