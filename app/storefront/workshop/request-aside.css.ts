import { stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const aside = stack({ gap: 4 });
export const steps = style(stack({ gap: 3 }), { listStyle: 'decimal', paddingLeft: 5, marginTop: 3 });
