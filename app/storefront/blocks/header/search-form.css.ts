import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space, touchTarget } from '~/ui/tokens/tokens';

const formBase = style({
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
