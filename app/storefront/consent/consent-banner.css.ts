import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, maxWidth, space, zIndex } from '~/ui/tokens/tokens';

/** Where the window is too low for a banner, by its size or by zoom, it stands at the page's end instead. */
const highEnough = '(min-height: 30rem)';

/**
 * In the markup right behind the skip link, to be reached first; on the page its last part, which stays at the
 * window's foot until it is scrolled to. So it takes room of its own and nothing lies below it for good.
 */
export const banner = style({
  order: 1,
  zIndex: zIndex.foot,
  background: theme.color.raised,
  color: theme.color.text,
  borderTop: `1px solid ${theme.color.lineStrong}`,
  '@media': {
    [highEnough]: { position: 'sticky', bottom: 0, boxShadow: theme.shadow.high },
    print: { display: 'none' },
  },
});

// What gets the focus, or is jumped to, stops above the banner; so does the way to the page's top.
globalStyle(`html:has(${banner})`, {
  '@media': {
    [highEnough]: { scrollPaddingBottom: '11rem', vars: { '--foot-room': '8.5rem' } },
    [`${from.tablet} and ${highEnough}`]: { scrollPaddingBottom: '7rem', vars: { '--foot-room': '5rem' } },
  },
});

// In the banner itself nothing needs to be scrolled above it.
globalStyle(`${banner} :is(a, button)`, { scrollMarginBlockEnd: '-11rem' });

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  maxWidth: maxWidth.page,
  margin: '0 auto',
  padding: `${space[2]} ${space[4]} ${space[3]}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `${space[3]} ${space[4]}` },
  },
});

export const text = style({ fontSize: fontSize.small, lineHeight: 1.4 });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
});

/** Doubled, to stand above the button's own padding. */
export const choice = style({
  selectors: { '&&': { paddingLeft: space[2], paddingRight: space[2] } },
  '@media': { [from.tablet]: { selectors: { '&&': { paddingLeft: space[4], paddingRight: space[4] } } } },
});
