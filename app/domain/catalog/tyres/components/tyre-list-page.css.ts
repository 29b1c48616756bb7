import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';
import { behind } from '../../listing/components/list-frame.css';

export const finder = style({
  gridArea: 'finder',
  marginBottom: space[4],
  '@media': { [from.desktop]: { marginBottom: 0 } },
});

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
      margin: `0 0 ${space[4]}`,
    },
    // One row of fields on the page itself: the list is what one came for.
    [from.desktop]: {
      gridArea: 'finder',
      alignSelf: 'end',
      margin: 0,
      padding: 0,
      overflow: 'visible',
      background: 'none',
      border: 0,
    },
  },
});
// Who has a size knows where it stands.
globalStyle(`${foldedFinder} details`, { '@media': { [from.desktop]: { display: 'none' } } });
// Tecar's header asks for what stands on the sidewall already.
globalStyle(`[data-theme="Tecar"] ${foldedFinder} form + form`, {
  '@media': { [from.desktop]: { display: 'none' } },
});
globalStyle(`[data-theme="Tecar"] ${foldedFinder} form`, {
  '@media': { [from.desktop]: { gridColumn: '1 / -1' } },
});

// Whole here, not composed of another file's class: which of two files comes later in a page is not sure.
export const finderHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: space[2],
  '@media': { [from.tablet]: { display: 'none' } },
});

export const unfold = style({ '@media': { [from.tablet]: { display: 'none !important' as 'none' } } });
