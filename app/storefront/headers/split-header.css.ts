import { container, grid, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const frame = style({
  desktop: {
    selectors: {
      '&&': {
        background: `linear-gradient(to right, ${theme.color.accent} 50%, ${theme.color.surface} 50%)`,
      },
    },
  },
});

export const halves = style(stack(), container(), {
  width: '100%',
  flex: '1 1 auto',
  desktop: { gridTemplateColumns: '22rem minmax(0, 1fr)' },
});

export const brandPanel = style(grid({ columns: 'restAndEnd', columnGap: 3, content: 'start' }), {
  padding: '0.125rem 1rem',
  tablet: { padding: [3, 4] },
  desktop: { padding: [4, 5, 4, 4] },
});

export const badge = grid();
const line = style({ gridColumn: '1 / -1', fontSize: 'small' });
export const menu = style({ desktop: { display: 'none' } });
export const address = style(line, { display: 'none', desktop: { display: 'block', paddingTop: 3 } });

export const hours = style(line, {
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: [0, 2],
  tablet: { display: 'flex' },
  desktop: { flexWrap: 'wrap' },
});
// Hours in one line, phone and locations in the next, however long the text is.
globalStyle(`${hours} > :first-child`, { desktop: { flexBasis: '100%' } });
// The panel opens to the left, so the menu stands at the right.
globalStyle(`${hours} > details`, { marginLeft: 'auto' });
globalStyle(`${hours} > details > form`, { desktop: { right: 'auto', left: 0 } });

export const shop = style(stack(), {
  background: 'surface',
  padding: '0.375rem 1rem',
  gridTemplateRows: '1fr auto',
  tablet: { padding: [2, 4] },
  desktop: { padding: [4, 4, 0, 6] },
});

export const tools = style(row({ gap: 2 }), { tablet: { gap: 4 } });
export const search = style({ flex: '1 1 auto' });
export const links = row({ gap: 4, justify: 'between' });
