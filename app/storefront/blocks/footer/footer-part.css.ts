import { row } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const heading = style({ belowTablet: { display: 'none' } });
export const fold = style({ display: 'none', belowTablet: { display: 'block' } });
export const summary = style(row({ justify: 'between', touch: true }), {
  fontWeight: 650,
  overflowWrap: 'anywhere',
});
export const content = style({ belowTablet: { paddingBottom: 4 } });
globalStyle(`${fold}:not([open]) + ${content}`, { belowTablet: { display: 'none' } });
// The summary shows the heading already.
globalStyle(`${content} caption`, { display: 'none' });

export const foldedColumns = style({
  selectors: { '&&': { belowTablet: { rowGap: 0, paddingTop: 3, paddingBottom: 2 } } },
});
globalStyle(`${foldedColumns} > section:has(> nav)`, { belowTablet: { order: 1, paddingTop: 3 } });
