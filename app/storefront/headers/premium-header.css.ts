import { row as rowRecipe } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const start = style({ position: 'relative' });
const veil = `color-mix(in srgb, ${theme.color.surface} 86%, transparent)`;

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

export const row = style(rowRecipe(), {
  flex: '1 1 auto',
  belowTablet: { flexWrap: 'wrap' },
  paddingTop: 1,
  paddingBottom: 1,
  tablet: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 6,
    rowGap: 2,
    paddingTop: 3,
    paddingBottom: 3,
  },
});

/** Before the navigation for the keyboard; visually at the end of the row. */
export const menu = style({ order: 2, desktop: { display: 'none' } });
export const tools = style(rowRecipe(), { flex: 'none', order: 1, tablet: { gap: 3, justifySelf: 'end' } });

/** Few words: what is not goods stands in a quiet line. */
export const second = style(rowRecipe({ gap: 5 }), {
  fontSize: 'small',
  belowTablet: { marginLeft: 'auto' },
  tablet: { order: 3, gridColumn: '1 / -1' },
});

export const search = style({ tablet: { marginLeft: 'auto', width: '22rem' } });
