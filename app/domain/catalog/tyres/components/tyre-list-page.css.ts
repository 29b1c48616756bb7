import { backdrop } from '~/ui/components/panel.css';
import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { row } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { space } from '~/ui/tokens/tokens';
import { top } from '../../listing/components/list-frame.css';

export const finder = style({ gridArea: 'finder', marginBottom: 4, desktop: { marginBottom: 0 } });

export const sizes = style({
  gridArea: 'finder',
  marginBottom: 1,
  desktop: { alignSelf: 'end', marginBottom: 0 },
});
globalStyle(`${sizes} > section`, { marginBottom: 0 });
// The line above the sizes says the number, too.
globalStyle(`${top}:has(+ ${sizes}) > p`, { belowTablet: visuallyHiddenRules });

export const foldedFinder = style({
  width: `calc(100% - 2 * ${space[4]})`,
  maxWidth: '40rem',
  maxHeight: `calc(100% - 2 * ${space[4]})`,
  margin: 'auto',
  overflowY: 'auto',
  color: 'text',
  '::backdrop': { background: backdrop },
});

export const openFinder = style(foldedFinder, {
  desktop: {
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
});
globalStyle(`${openFinder} details, ${openFinder} > div:first-child:has(+ div)`, {
  desktop: { display: 'none' },
});
globalStyle(`[data-theme="Tecar"] ${openFinder} form + form`, { desktop: { display: 'none' } });
globalStyle(`[data-theme="Tecar"] ${openFinder} form`, { desktop: { gridColumn: '1 / -1' } });

// No composition of another file's class, because the order of two files in a page is undefined.
export const finderHead = style(row({ justify: 'between' }), { paddingBottom: 2 });

export const unfold = style({
  desktop: { display: 'inline-flex !important' as 'inline-flex', borderRadius: 'pill', paddingInline: 4 },
});
