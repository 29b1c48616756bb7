import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space, touchTarget, zIndex } from '~/ui/tokens/tokens';

const formBase = style({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  border: `1.5px solid ${theme.color.lineStrong}`,
  background: theme.color.page,
  ':focus-within': { background: theme.color.surface, outline: `3px solid ${theme.color.focus}` },
});

export const form = styleVariants({
  pill: [formBase, { borderRadius: '99rem' }],
  box: [formBase, { borderRadius: theme.radius.small }],
});

export const field = style({
  flex: '1 1 auto',
  width: '100%',
  minWidth: 0,
  minHeight: touchTarget,
  padding: `0 ${space[1]} 0 ${space[4]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: theme.color.muted, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
});

export const button = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  minHeight: touchTarget,
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  cursor: 'pointer',
  ':hover': { color: theme.color.accent },
});

/** Its place and width say the browser's program (`suggest.ts`). */
export const suggestions = style({
  position: 'absolute',
  top: `calc(100% + ${space[1]})`,
  zIndex: zIndex.menu,
  overflowY: 'auto',
  maxHeight: 'min(36rem, 70vh)',
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  boxShadow: theme.shadow.high,
  color: theme.color.text,
  font: `400 ${fontSize.base} ${theme.font.body}`,
  textAlign: 'left',
});
