import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { row as rowRecipe } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, upTo } from '~/ui/tokens/tokens';

export const start = style({ position: 'relative' });
const veil = `color-mix(in srgb, ${theme.color.surface} 86%, transparent)`;

/** The picture shows through; the text keeps a background. */
export const overPicture = style({
  '@media': {
    [from.desktop]: {
      selectors: {
        '[data-page="start"] &&': {
          position: 'absolute',
          insetInline: 0,
          top: 0,
          borderBottom: 0,
          background: `linear-gradient(${veil}, ${veil} 50%, transparent)`,
        },
      },
    },
  },
});

export const row = style([
  rowRecipe({ gap: 4, justify: 'between' }),
  look({ flex: 'grow', top: 3, bottom: 2 }),
]);

export const tools = style([
  rowRecipe({ gap: 3 }),
  look({ flex: 'none', size: 'small' }),
  { '@media': { [upTo.desktop]: { marginLeft: 'auto' } } },
]);

/** Before the navigation for the keyboard; visually at the end of the row. */
export const menu = style({ order: 1, '@media': { [from.desktop]: { display: 'none' } } });
export const searchRow = style({ paddingBottom: space[3] });
export const search = style({ marginLeft: 'auto', '@media': { [from.tablet]: { maxWidth: '22rem' } } });

/** On phones the menu and the footer show the other locations. */
export const place = style({ display: 'none', '@media': { [from.tablet]: { display: 'block' } } });
