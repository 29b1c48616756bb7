import { cluster, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const labelGrid = cluster({ gap: 5 });
export const label = style({ flex: '0 1 15rem' });
export const picture = style({ display: 'block', width: '100%', height: 'auto' });
export const labelWords = style(stack({ gap: 3, content: 'start' }), { flex: '1 1 14rem' });
globalStyle(`${labelWords} dt`, { color: 'muted', fontSize: 'small' });
