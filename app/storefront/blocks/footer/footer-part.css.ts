import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { from, space, touchTarget, upTo } from '~/ui/tokens/tokens';

/** Browsers that can show what a closed `details` holds; in others the parts are folded on every screen. */
const canUnfold = 'selector(::details-content)';

export const details = style({});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: touchTarget,
  cursor: 'pointer',
  '::after': {
    content: '""',
    width: '0.5rem',
    height: '0.5rem',
    margin: '0 0.375rem 0.25rem',
    border: 'solid currentColor',
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
  },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@supports': {
    [canUnfold]: { '@media': { [from.tablet]: { display: 'none' }, print: { display: 'none' } } },
  },
});

globalStyle(`${details}[open] > ${summary}::after`, { margin: '0.25rem 0.375rem 0', rotate: '225deg' });
globalStyle(`${details} > :not(summary)`, { paddingBottom: space[4] });
// The heading says it already.
globalStyle(`${details} caption`, visuallyHiddenRules);
globalStyle(`${details}::details-content`, {
  '@media': {
    [from.tablet]: { contentVisibility: 'visible', display: 'block' },
    print: { contentVisibility: 'visible', display: 'block' },
  },
});

/** The heading where the part always stands open. */
export const heading = style({
  '@media': { [upTo.tablet]: { display: 'none' } },
  '@supports': { [`not ${canUnfold}`]: { display: 'none' } },
});

/** The parts of a footer as rows on phones, before what is never folded. */
export const foldedColumns = style({
  selectors: {
    '&&': { '@media': { [upTo.tablet]: { rowGap: 0, paddingTop: space[3], paddingBottom: space[3] } } },
  },
});

globalStyle(`${foldedColumns} > section:has(details)`, {
  '@media': {
    [upTo.tablet]: {
      paddingBlock: 0,
      borderBottom: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
    },
  },
});

globalStyle(`${foldedColumns} > section:has(> nav)`, {
  '@media': { [upTo.tablet]: { order: 1, paddingTop: space[3] } },
});
