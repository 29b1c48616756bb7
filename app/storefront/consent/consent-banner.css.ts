import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { container, grid } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, zIndex } from '~/ui/tokens/tokens';

/** In a low or zoomed window the banner stands at the end of the page. */
const highEnough = '(min-height: 32rem)';

/** The keyboard reaches it first; visually it is the last part of the page and sticks to the foot of the window. */
export const banner = style([
  look({ ground: 'raised', color: 'ink' }),
  {
    order: 1,
    // A bar with the page's button stands above the banner, also at the page's end.
    margin: 'var(--bar-room, 0rem) 0 calc(-1 * var(--bar-room, 0rem))',
    zIndex: zIndex.foot,
    borderTop: `1px solid ${theme.color.lineStrong}`,
    '@media': {
      [highEnough]: { position: 'sticky', bottom: 0, boxShadow: theme.shadow.high },
      print: { display: 'none' },
    },
  },
]);

globalStyle(`html:has(${banner})`, {
  '@media': {
    [highEnough]: { vars: { '--foot-room': '8rem' } },
    [`${from.tablet} and ${highEnough}`]: { vars: { '--foot-room': '5rem' } },
  },
});

globalStyle(`${banner} :is(a, button)`, { scrollMarginBlockEnd: '-17rem' });

export const inner = style([
  grid({ rowGap: 2, columnGap: 5, align: 'center' }),
  container(),
  {
    padding: `${space[2]} ${space[4]} ${space[3]}`,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `${space[3]} ${space[4]}` },
    },
  },
]);

export const text = style({ fontSize: fontSize.small, lineHeight: 1.4 });
export const choices = grid({ columns: 'two', gap: 2 });

/** `&&` outranks the button's own padding. */
export const choice = style({
  selectors: { '&&': { paddingLeft: space[2], paddingRight: space[2] } },
  '@media': { [from.tablet]: { selectors: { '&&': { paddingLeft: space[4], paddingRight: space[4] } } } },
});
