import { cluster } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const form = style(cluster({ gap: 3, align: 'end' }), { marginTop: 4 });
export const words = style({ flexBasis: '100%' });
