import { stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const halves = style(stack({ gap: 7, align: 'start' }), {
  tablet: { gridTemplateColumns: 'minmax(0, 30rem) minmax(15rem, 1fr)', columnGap: 5 },
  desktop: { columnGap: 7 },
});

export const half = style({ background: 'accentSoft', borderRadius: 'large', overflow: 'hidden' });
export const picture = style({
  overflow: 'hidden',
  height: '8.25rem',
  belowTablet: { display: 'none' },
  desktop: { height: '13rem' },
});
export const reasons = style(stack({ gap: 5 }), { padding: 5 });
export const title = style({ fontSize: 'inherit' });
export const text = style({ paddingTop: 1, color: 'muted' });
