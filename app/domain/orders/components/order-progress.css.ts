import { note, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const history = style(stack({ gap: 2 }), { listStyle: 'none', margin: [3, 0, 0], padding: 0 });
globalStyle(`${history} li`, { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 });
export const when = note();
export const parcel = style(note(), { flexBasis: '100%' });
export const cancel = style({ marginTop: 4 });
