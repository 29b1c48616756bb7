import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, note } from '~/ui/layout/recipes.css';
import { space, upTo } from '../tokens/tokens';

export const crumbs = style([note(), { padding: `${space[2]} 0 ${space[1]}` }]);
export const list = cluster({ columnGap: 2, align: 'baseline' });

export const item = style({
  overflowWrap: 'anywhere',
  selectors: { '& + &::before': { content: '›', marginRight: space[2] } },
});
// On phones the breadcrumbs keep to one line where they can.
globalStyle(`${item}:last-child`, {
  '@media': {
    [upTo.tablet]: { flex: '1 1 2rem', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  },
});
// A long breadcrumb omits its last entry there.
globalStyle(`${item}:nth-child(n + 5):last-child`, { '@media': { [upTo.tablet]: { display: 'none' } } });
export const link = style([look({ padding: [1, 0], underline: 'hover' }), { display: 'inline-block' }]);
