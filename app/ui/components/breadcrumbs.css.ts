import { cluster, note } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const crumbs = style(note(), { padding: [2, 0, 1], containerType: 'inline-size' });
/** Large letters take as many lines as they need. */
const onPhones = '(min-width: 15.5rem) and (max-width: 45rem)';
export const list = cluster({ columnGap: 2, align: 'baseline' });

export const item = style({
  overflowWrap: 'anywhere',
  selectors: { '& + &::before': { content: '›', marginRight: 2 } },
});
globalStyle(`${item}:last-child`, {
  '@container': {
    [onPhones]: { flex: '1 1 2rem', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  },
});
globalStyle(`${item}:nth-child(n + 5):last-child`, {
  '@container': { [onPhones]: { display: 'none' } },
});
export const link = style({
  padding: [3, 0],
  margin: [-2, 0],
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  display: 'inline-block',
});
