import { stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const halves = style(stack({ gap: 7, align: 'start' }), {
  desktop: { gridTemplateColumns: '30rem minmax(0, 1fr)' },
});

export const half = style({ background: 'accentSoft', borderRadius: 'large', overflow: 'hidden' });
export const picture = style({ overflow: 'hidden', height: '13rem', belowDesktop: { display: 'none' } });
export const reasons = style(stack({ gap: 5 }), { padding: 5 });
export const title = style({ fontSize: 'inherit' });
export const text = style({ paddingTop: 1, color: 'muted' });
