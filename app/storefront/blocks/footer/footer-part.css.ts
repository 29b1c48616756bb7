import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { space, upTo } from '~/ui/tokens/tokens';

export const heading = style({ '@media': { [upTo.tablet]: { display: 'none' } } });
export const fold = style({ display: 'none', '@media': { [upTo.tablet]: { display: 'block' } } });
export const summary = style([look({ weight: 650, breaks: 'anywhere' }), { padding: '0.625rem 0' }]);
export const content = style({ '@media': { [upTo.tablet]: { paddingBottom: space[4] } } });
globalStyle(`${fold}:not([open]) + ${content}`, { '@media': { [upTo.tablet]: { display: 'none' } } });
// The summary shows the heading already.
globalStyle(`${content} caption`, { display: 'none' });

export const foldedColumns = style({
  selectors: {
    '&&': { '@media': { [upTo.tablet]: { rowGap: 0, paddingTop: space[3], paddingBottom: space[3] } } },
  },
});
globalStyle(`${foldedColumns} > section:has(> nav)`, {
  '@media': { [upTo.tablet]: { order: 1, paddingTop: space[3] } },
});
