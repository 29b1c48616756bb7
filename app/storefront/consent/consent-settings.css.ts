import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { column, grid, inline, note, stack } from '~/ui/layout/recipes.css';
import { from, maxWidth } from '~/ui/tokens/tokens';

export const page = style([stack({ gap: 5 }), { maxWidth: maxWidth.prose }]);
export const form = stack({ gap: 5 });
export const categories = stack({ gap: 4 });
export const category = grid({ gap: 2 });
export const label = style([inline({ gap: 3 }), look({ size: 'medium', weight: 650 })]);
export const muted = note();
export const uses = style([stack({ gap: 2 }), look({ line: 'top', top: 2, size: 'small' })]);

export const links = style([
  column({ gap: 3 }),
  { '@media': { [from.tablet]: { flexDirection: 'row', flexWrap: 'wrap' } } },
]);
