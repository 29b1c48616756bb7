import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, row } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, upTo } from '~/ui/tokens/tokens';
import { onPage } from '../blocks/header/on-page.css';

export const finder = style({
  background: theme.color.text,
  color: theme.color.page,
  // Phones hide the finder on pages with a bar for buying.
  '@media': { [upTo.tablet]: { selectors: { [onPage.buying]: { display: 'none' } } } },
});

export const finderRow = style([
  cluster({ rowGap: 2, columnGap: 6, align: 'center' }),
  look({ top: 3, bottom: 3 }),
  { '@media': { [from.desktop]: { paddingTop: space[4], paddingBottom: space[4] } } },
]);

export const question = style({
  fontSize: fontSize.medium,
  fontWeight: theme.headline.weight,
  letterSpacing: theme.headline.tracking,
  lineHeight: 1.25,
  '@media': { [from.desktop]: { fontSize: fontSize.title } },
});

export const hint = style({
  display: 'none',
  '@media': {
    [from.tablet]: { display: 'block', fontSize: fontSize.small, fontWeight: 450, letterSpacing: 0 },
  },
});

export const field = style({ flex: '1 1 18rem' });
export const below = row({ gap: 5, justify: 'between' });
export const contact = style({ flex: '1 1 auto', '@media': { [from.desktop]: { flex: '0 1 auto' } } });

// Between these widths the navigation needs the room; the footer shows the hours too.
globalStyle(`${contact} > div > span:first-child`, {
  '@media': { 'screen and (min-width: 64rem) and (max-width: 79.99rem)': { display: 'none' } },
});
