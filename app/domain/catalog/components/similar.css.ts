import { stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { cards } from './article-card.css';

export const similar = style(stack({ gap: 3 }), { marginTop: 6 });
// One or two do not fill a wide row.
globalStyle(`${similar} ${cards}:not(:has(> :nth-of-type(3)))`, {
  '@container': { '(min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 24rem))' } },
});
globalStyle(`${similar} img`, { viewTransitionName: 'none !important' });
