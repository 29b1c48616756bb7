import { inline, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const time = style({ marginBottom: 3, fontWeight: 650 });

export const columns = style(stack({ gap: 4, align: 'start' }), {
  tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const address = style(stack(), { fontStyle: 'normal' });
export const map = inline();
export const hours = style(stack({ gap: 1 }));
globalStyle(`${hours} > div`, { display: 'grid', gridTemplateColumns: '6rem 1fr' });
