import { cluster } from '~/ui/layout/recipes.css';

export const actions = cluster({ gap: 2 });
