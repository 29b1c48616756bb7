import { container, grid } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { from } from '~/ui/tokens/tokens';

/** In a low or zoomed window the banner stands at the end of the page. */
const highEnough = '(min-height: 32rem)';

/** The keyboard reaches it first; visually it is the last part of the page and sticks to the foot of the window. */
export const banner = style({
  background: 'raised',
  color: 'text',
  order: 1, // A bar with the page's button stands above the banner, also at the page's end.
  margin: 'var(--bar-room, 0rem) 0 calc(-1 * var(--bar-room, 0rem))',
  zIndex: 'foot',
  borderTop: 'strong',
  '@media': {
    [highEnough]: { position: 'sticky', bottom: 0, boxShadow: 'high' },
    print: { display: 'none' },
  },
});

globalStyle(`html:has(${banner})`, {
  '@media': {
    [highEnough]: { vars: { '--foot-room': '8rem' } },
    [`${from.tablet} and ${highEnough}`]: { vars: { '--foot-room': '5rem' } },
  },
});

globalStyle(`${banner} :is(a, button)`, { scrollMarginBlockEnd: '-17rem' });

export const inner = style(grid({ rowGap: 2, columnGap: 5, align: 'center' }), container(), {
  padding: [2, 4, 3],
  tablet: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: [3, 4] },
});

export const text = style({ fontSize: 'small', lineHeight: 1.4 });
export const choices = grid({ columns: 'two', gap: 2 });

/** `&&` outranks the button's own padding. */
export const choice = style({
  selectors: { '&&': { paddingLeft: 2, paddingRight: 2 } },
  tablet: { selectors: { '&&': { paddingLeft: 4, paddingRight: 4 } } },
});
