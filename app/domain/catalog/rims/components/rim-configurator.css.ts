import { openingMark } from '~/ui/layout/opening-mark';
import { cluster, grid as gridRecipe, inline, note, row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { space, zIndex } from '~/ui/tokens/tokens';

/** Minimum width of a car with wheels of 110 px and the price beside it; the narrow one cuts the picture's empty sides. */
const roomBeside = '(min-width: 66rem)';
const onlyNarrowRoom = '(min-width: 66rem) and (max-width: 74.99rem)';
export const container = style({ containerType: 'inline-size' });

export const grid = style(gridRecipe({ gap: 4 }), {
  desktop: { columnGap: 5, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '@container': {
    [roomBeside]: {
      columnGap: space[4],
      gridTemplateColumns: 'minmax(0, 1fr) 15.5rem',
      gridTemplateRows: 'auto 1fr',
    },
    [onlyNarrowRoom]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
  },
});

const road = `color-mix(in srgb, ${theme.color.text} 60%, ${theme.color.accentSoft})`;

/** The ground of the drawing is at 76 of 84; phones keep the car below the window's edge. */
export const stage = style({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.raised,
  borderRadius: 'large',
  overflow: 'hidden',
  background: `linear-gradient(to top, ${road} 12%, ${theme.color.accentSoft} 0)`,
  tablet: { position: 'static' },
  desktop: { gridColumn: '1 / -1' },
  '@container': {
    [roomBeside]: { gridColumn: 1 },
    [onlyNarrowRoom]: { display: 'grid', justifyContent: 'center' },
  },
});
globalStyle(`${stage} img`, {
  width: '100%',
  maxWidth: '62.5rem',
  height: 'auto',
  margin: '0 auto',
  '@container': { [onlyNarrowRoom]: { width: '57.5rem' } },
});

export const paints = style(cluster({ gap: 2 }), {
  alignContent: 'start',
  tablet: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  desktop: { gridRow: 2 },
  '@container': { [roomBeside]: { gridColumn: 1, gridRow: 2, display: 'flex' } },
});
export const paint = style(inline({ gap: 2 }), {
  border: 'strong',
  borderRadius: 'pill',
  padding: [0, 3, 0, 1],
  fontSize: 'small',
  textDecoration: 'none',
  background: 'raised',
  ':hover': { borderColor: 'text' },
  selectors: {
    '&[aria-current]': { borderColor: 'accent', boxShadow: `inset 0 0 0 1.5px ${theme.color.accent}` },
  },
});
export const swatch = style({
  width: '1.75rem',
  height: '1.75rem',
  border: 'strong',
  borderRadius: 'round',
  forcedColorAdjust: 'none',
});

export const chosen = style(stack({ gap: 3, content: 'start' }), {
  desktop: { gridColumn: 2, gridRow: 2 },
  '@container': {
    [roomBeside]: { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'start' },
    [onlyNarrowRoom]: { paddingInline: 4 },
  },
});
export const colour = note();
globalStyle(`${chosen} > p > ${colour}`, { display: 'block' });
globalStyle(`${chosen} > form > button`, { width: '100%' });
// A button's words stay on one line in the narrow column.
globalStyle(`${chosen} form button`, { paddingInline: 2 });
export const share = style(stack({ gap: 2 }));
openingMark(`${share} > summary`);
export const fields = style(gridRecipe({ columns: 'two', gap: 3, align: 'end' }), {
  tablet: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto' },
  desktop: { gridColumn: '1 / -1', gridRow: 4 },
});
globalStyle(`${fields} > button`, { belowTablet: { gridColumn: '1 / -1' } });

export const choice = style(gridRecipe({ gap: 3 }), {
  desktop: { gridColumn: '1 / -1', gridRow: 3 },
});
export const rims = style(row({ gap: 3, align: 'stretch' }), {
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  padding: [1, 1, 3],
  margin: -1,
  scrollPaddingInline: '1rem',
});
globalStyle(`${rims} > li`, { flex: '0 0 9.5rem', scrollSnapAlign: 'start' });
export const rim = style(stack({ gap: 1, justify: 'center', content: 'start' }), {
  height: '100%',
  background: 'raised',
  borderRadius: 'large',
  padding: 3,
  fontSize: 'small',
  textAlign: 'center',
  textDecoration: 'none',
  border: `1.5px solid ${theme.color.line}`,
  selectors: {
    '&:hover': { borderColor: 'text' },
    '&[aria-current]': { borderColor: 'accent', background: 'accentSoft' },
  },
});
globalStyle(`${rim} img`, { width: '7rem', height: '7rem' });
