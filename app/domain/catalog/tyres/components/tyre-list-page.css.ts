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

export const foldedFinder = style({
  width: `calc(100% - 2 * ${space[4]})`,
  maxWidth: '40rem',
  maxHeight: `calc(100% - 2 * ${space[4]})`,
  margin: 'auto',
  overflowY: 'auto',
  color: theme.color.text,
  '::backdrop': { background: backdrop },
  '@media': {
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
globalStyle(`${foldedFinder} details`, { '@media': { [from.desktop]: { display: 'none' } } });
globalStyle(`[data-theme="Tecar"] ${foldedFinder} form + form`, {
  '@media': { [from.desktop]: { display: 'none' } },
});
globalStyle(`[data-theme="Tecar"] ${foldedFinder} form`, {
  '@media': { [from.desktop]: { gridColumn: '1 / -1' } },
});

// No composition of another file's class, because the order of two files in a page is undefined.
export const finderHead = style([
  row({ justify: 'between' }),
  { paddingBottom: space[2], '@media': { [from.desktop]: { display: 'none' } } },
]);

export const jump = style({ display: 'none', '@media': { [from.desktop]: { display: 'inline' } } });

export const unfold = style({ '@media': { [from.desktop]: { display: 'none !important' as 'none' } } });
