import { center, row } from '~/ui/layout/recipes.css';
import { globalStyle, style, styles } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

const formBase = style(row({ align: 'stretch' }), {
  minWidth: 0,
  background: 'page',
  position: 'relative',
  border: `1.5px solid ${theme.color.lineStrong}`,
  ':focus-within': { background: 'surface', outline: `3px solid ${theme.color.focus}` },
});

export const form = styles({
  pill: [formBase, { borderRadius: 'pill' }],
  box: [formBase, { borderRadius: 'small' }],
});

export const field = style({
  width: '100%',
  flex: '1 1 auto',
  minWidth: 0,
  background: 'none',
  border: 0,
  minHeight: 'touch',
  padding: [0, 1, 0, 4],
  borderRadius: 'inherit',
  appearance: 'none',
  textOverflow: 'ellipsis',
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: 'muted', opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
});

export const button = style(center({ touch: true }), {
  flex: 'none',
  background: 'none',
  border: 0,
  padding: 0,
  width: '3rem',
  borderRadius: 'inherit',
  cursor: 'pointer',
  ':hover': { color: 'accent' },
});

// A pressed button keeps the form open where buttons take no focus.
const open = ':is(:focus-within, :has(:is(a, button):active))';

export const collapsing = style({
  belowTablet: {
    selectors: {
      [`&${open}`]: { position: 'absolute', left: space[4], right: space[4], zIndex: 'menu' },
      [`&:not(${open})`]: { width: 'touch', flex: 'none', background: 'none', borderColor: 'transparent' },
    },
  },
});

// The field covers the icon, so that a tap types at once.
const closed = `${collapsing}:not(${open})`;
globalStyle(`${closed} > ${field}`, {
  belowTablet: { position: 'absolute', inset: 0, opacity: 0, padding: 0, cursor: 'pointer' },
});
globalStyle(`${closed} > ${button}`, {
  belowTablet: { width: '100%', minHeight: '2.5625rem', pointerEvents: 'none' },
});

export const suggestions = style({
  background: 'raised',
  border: 'line',
  borderRadius: 'small',
  boxShadow: 'high',
  position: 'absolute',
  top: `calc(100% + ${space[1]})`,
  zIndex: 'menu',
  overflowY: 'auto',
  maxHeight: 'min(36rem, 70vh)',
  color: 'text',
  font: `400 ${fontSize.base} ${theme.font.body}`,
  textAlign: 'left',
});
