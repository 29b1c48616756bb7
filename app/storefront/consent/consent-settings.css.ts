import { column, grid, inline, note, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const page = style(stack({ gap: 5 }), { maxWidth: 'prose' });
export const form = stack({ gap: 5 });
export const categories = stack({ gap: 4 });
export const category = grid({ gap: 2 });
export const label = style(inline({ gap: 3 }), { fontSize: 'medium', fontWeight: 650 });
export const muted = note();
export const uses = style(stack({ gap: 2 }), { borderTop: 'line', paddingTop: 2, fontSize: 'small' });
export const links = style(column({ gap: 3 }), { tablet: { flexDirection: 'row', flexWrap: 'wrap' } });
