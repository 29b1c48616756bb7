import { cluster, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const pages = stack({ gap: 3 });
export const page = style({ fontWeight: 650, color: 'accent' });
export const links = cluster({ rowGap: 1, columnGap: 4 });
export const link = style({ display: 'inline-block', padding: [1, 0], color: 'accent' });
export const chips = cluster({ gap: 2 });
