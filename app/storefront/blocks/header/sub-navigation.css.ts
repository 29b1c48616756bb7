import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, note, row as rowRecipe } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, touchTarget, upTo } from '~/ui/tokens/tokens';
import { onPage } from './on-page.css';

export const row = style([
  note(),
  {
    display: 'none',
    borderBottom: `1px solid ${theme.color.line}`,
    '@media': { [from.desktop]: { display: 'block' } },
    selectors: { [onPage.start]: { display: 'none' } },
  },
]);

export const content = style([rowRecipe({ columnGap: 4 })]);
// Beside the links, because each row of the header lowers the content.
globalStyle(`${content} > :is(span, ul)`, { flex: 'none' });
export const list = style([cluster({ columnGap: 4 })]);

globalStyle(`${list} a`, {
  ...look({ color: 'ink', underline: 'none' }),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
});
globalStyle(`${list} a:hover`, { textDecoration: 'underline' });

/** Shown only with room beside the links. */
export const context = style([
  look({ shrink: true, align: 'right' }),
  { marginLeft: 'auto', lineHeight: 1.3, '@media': { [upTo.wide]: { display: 'none' } } },
]);
globalStyle(`${context} a`, { display: 'inline-block', color: theme.color.accent, fontWeight: 600 });
