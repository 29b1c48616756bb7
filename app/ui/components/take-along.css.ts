import { cluster } from '~/ui/layout/recipes.css';

export const offer = cluster({ gap: 3, align: 'center', justify: 'between' });
