import { cluster, row } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { onPage } from '../blocks/header/on-page.css';

export const finder = style({
  background: 'text',
  color: 'page', // Phones hide the finder on pages with a bar for buying.
  selectors: { [onPage.withFinder]: { display: 'none' } },
  belowTablet: { selectors: { [onPage.buying]: { display: 'none' } } },
});

/** The bar of the vehicle leads to its sizes. */
export const finderBesideVehicle = style(finder, { belowDesktop: { display: 'none' } });

export const finderRow = style(cluster({ rowGap: 2, columnGap: 6, align: 'center' }), {
  belowTablet: { padding: 0 },
  tablet: { paddingTop: 3, paddingBottom: 3 },
  desktop: { paddingTop: 4, paddingBottom: 4 },
});

export const question = style({
  belowTablet: { display: 'none' },
  fontSize: 'medium',
  fontWeight: theme.headline.weight,
  letterSpacing: theme.headline.tracking,
  lineHeight: 1.25,
  desktop: { fontSize: 'title' },
});

export const hint = style({
  display: 'none',
  tablet: { display: 'block', fontSize: 'small', fontWeight: 450, letterSpacing: 0 },
});

export const field = style({ flex: '1 1 18rem' });
export const below = row({ gap: 5, justify: 'between' });
export const contact = style({ flex: '1 1 auto', desktop: { flex: '0 1 auto' } });

globalStyle(`${contact} > div > span:first-child`, {
  '@media': { 'screen and (min-width: 64rem) and (max-width: 79.99rem)': { display: 'none' } },
});
