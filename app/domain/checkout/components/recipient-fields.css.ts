import { row, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const recipient = style(stack({ gap: 4 }), {
  selectors: { 'form:not(:has([value^="versand"]:checked)) &': { display: 'none' } },
});

export const choice = row({ gap: 3, touch: true });

export const fields = style({
  selectors: { [`${recipient}:not(:has([name="abweichend"]:checked)) &`]: { display: 'none' } },
});
