import { cluster, note } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const view = style(cluster({ gap: 6, align: 'center' }), { padding: [6, 0] });
export const links = style(cluster({ gap: 3 }), { marginTop: 5 });
export const code = style(note(), { marginTop: 3 });
