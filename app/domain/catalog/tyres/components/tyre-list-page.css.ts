import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';
import { behind } from '../../listing/components/list-frame.css';

export const finder = style({ marginBottom: space[5] });

/** On a phone a card that the button opens; with more room simply there. */
export const foldedFinder = style({
  width: `calc(100% - 2 * ${space[4]})`,
  maxHeight: `calc(100% - 2 * ${space[4]})`,
  margin: 'auto',
  overflowY: 'auto',
  color: theme.color.text,
  '::backdrop': { background: behind },
  '@media': {
    [from.tablet]: {
      display: 'block',
      position: 'static',
      width: 'auto',
      maxHeight: 'none',
      margin: `0 0 ${space[5]}`,
    },
  },
});

// Whole here, not composed of another file's class: which of two files comes later in a page is not sure.
export const finderHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: space[2],
  '@media': { [from.tablet]: { display: 'none' } },
});

export const unfold = style({ '@media': { [from.tablet]: { display: 'none' } } });
