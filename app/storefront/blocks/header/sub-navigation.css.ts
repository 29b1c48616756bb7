import { cluster, note, row as rowRecipe } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { onPage } from './on-page.css';

export const row = style(note(), {
  display: 'none',
  borderBottom: 'line',
  desktop: { display: 'block' },
  selectors: { [onPage.start]: { display: 'none' } },
});

export const content = style(rowRecipe({ columnGap: 4 }));
// Beside the links, because each row of the header lowers the content.
globalStyle(`${content} > :is(span, ul)`, { flex: 'none' });
export const list = style(cluster({ columnGap: 4 }));

globalStyle(`${list} a`, {
  color: 'text',
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
});
globalStyle(`${list} a:hover`, { textDecoration: 'underline' });

/** Shown only with room beside the links. */
export const context = style({
  minWidth: 0,
  textAlign: 'right',
  marginLeft: 'auto',
  lineHeight: 1.3,
  belowWide: { display: 'none' },
});
globalStyle(`${context} a`, { display: 'inline-block', color: 'accent', fontWeight: 600 });
