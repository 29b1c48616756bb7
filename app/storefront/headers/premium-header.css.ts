import { row as rowRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const start = style({ position: 'relative' });
const veil = `color-mix(in srgb, ${theme.color.surface} 86%, transparent)`;

/** The picture shows through; the text keeps a background. */
export const overPicture = style({
  desktop: {
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
});

export const row = style(rowRecipe({ gap: 4, justify: 'between' }), {
  flex: '1 1 auto',
  paddingTop: 3,
  paddingBottom: 2,
});

export const tools = style(rowRecipe({ gap: 3 }), {
  flex: 'none',
  fontSize: 'small',
  belowDesktop: { marginLeft: 'auto' },
});

/** Before the navigation for the keyboard; visually at the end of the row. */
export const menu = style({ order: 1, desktop: { display: 'none' } });
export const searchRow = style({ paddingBottom: 3 });
export const search = style({ marginLeft: 'auto', tablet: { maxWidth: '22rem' } });

/** On phones the menu and the footer show the other locations. */
export const place = style({ display: 'none', tablet: { display: 'block' } });
