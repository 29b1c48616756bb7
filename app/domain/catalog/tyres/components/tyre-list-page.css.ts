import { globalStyle, style } from '@vanilla-extract/css';
import { backdrop } from '~/ui/components/panel.css';
import { row } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space } from '~/ui/tokens/tokens';

export const finder = style({
  gridArea: 'finder',
  marginBottom: space[4],
  '@media': { [from.desktop]: { marginBottom: 0 } },
});

/** Up to a tablet a card that the button opens; with more room simply there. */
export const foldedFinder = style({
  width: `calc(100% - 2 * ${space[4]})`,
  maxWidth: '40rem',
  maxHeight: `calc(100% - 2 * ${space[4]})`,
  margin: 'auto',
  overflowY: 'auto',
  color: theme.color.text,
  '::backdrop': { background: backdrop },
  '@media': {
    // One row of fields on the page itself: the list is what one came for.
    [from.desktop]: {
      display: 'block',
      position: 'static',
      width: 'auto',
      maxWidth: 'none',
      maxHeight: 'none',
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
export const finderHead = style([
  row({ justify: 'between' }),
  { paddingBottom: space[2], '@media': { [from.desktop]: { display: 'none' } } },
]);

export const unfold = style({ '@media': { [from.desktop]: { display: 'none !important' as 'none' } } });
