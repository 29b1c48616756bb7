import { cluster } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const drawings = cluster({ gap: 4, align: 'center', justify: 'center' });
export const sidewall = style({ flex: '1 1 17rem', maxWidth: '27rem' });
export const section = style({ flex: '0 0 11.5rem' });
