import { openingMark } from '~/ui/layout/opening-mark';
import { grid, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

/** The account's menu takes a part of the page. */
export const frame = style({ containerType: 'inline-size' });
export const columns = style(grid({ gap: 4 }), {
  '@container': { '(min-width: 58rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const column = grid({ gap: 4, content: 'start' });

export const choice = stack({ gap: 3, align: 'start' });
export const cancelling = style({});
openingMark(`${cancelling} > summary`);
globalStyle(`${choice} + ${cancelling}`, { marginTop: 3 });
