import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { container, grid, row, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const frame = style({
  '@media': {
    [from.desktop]: {
      selectors: {
        '&&': {
          background: `linear-gradient(to right, ${theme.color.accent} 50%, ${theme.color.surface} 50%)`,
        },
      },
    },
  },
});

export const halves = style([
  stack(),
  container(),
  look({ fill: true, flex: 'grow' }),
  { '@media': { [from.desktop]: { gridTemplateColumns: '22rem minmax(0, 1fr)' } } },
]);

export const brandPanel = style([
  grid({ columns: 'restAndEnd', columnGap: 3, content: 'start' }),
  {
    padding: `${space[3]} ${space[4]}`,
    '@media': { [from.desktop]: { padding: `${space[4]} ${space[5]} ${space[4]} ${space[4]}` } },
  },
]);

export const badge = grid();
const line = style({ gridColumn: '1 / -1', fontSize: fontSize.small });
export const menu = style({ '@media': { [from.desktop]: { display: 'none' } } });

export const address = style([
  line,
  { display: 'none', '@media': { [from.desktop]: { display: 'block', paddingTop: space[3] } } },
]);

export const hours = style([
  line,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space[2]}`,
    '@media': { [from.desktop]: { flexWrap: 'wrap' } },
  },
]);
// Hours in one line, phone and locations in the next, however long the text is.
globalStyle(`${hours} > :first-child`, { '@media': { [from.desktop]: { flexBasis: '100%' } } });
// The panel opens to the left, so the menu stands at the right.
globalStyle(`${hours} > details`, { marginLeft: 'auto' });

export const shop = style([
  stack(),
  look({ ground: 'surface', padding: [2, 4] }),
  {
    gridTemplateRows: '1fr auto',
    '@media': { [from.desktop]: { padding: `${space[4]} ${space[4]} 0 ${space[6]}` } },
  },
]);

export const tools = row({ gap: 4 });
export const search = style({ flex: '1 1 auto' });
export const links = row({ gap: 4, justify: 'between' });
