import { column, grid, inline, note, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const page = stack({ gap: 5 });
export const form = stack({ gap: 5 });
export const categories = style(grid({ gap: 4, desktop: 'two' }));
export const category = grid({ gap: 2, content: 'start' });
globalStyle(`${categories} > :first-child:not(:nth-last-child(-n + 3))`, { desktop: { gridRow: 'span 3' } });
export const label = style(inline({ gap: 3 }), { fontSize: 'medium', fontWeight: 650 });
export const muted = note();
export const uses = style(stack({ gap: 2 }), { borderTop: 'line', paddingTop: 2, fontSize: 'small' });
export const links = style(column({ gap: 3 }), { tablet: { flexDirection: 'row', flexWrap: 'wrap' } });
