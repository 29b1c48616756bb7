import { style, styleVariants } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { center, row } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space, touchTarget, zIndex } from '~/ui/tokens/tokens';

const formBase = style([
  row({ align: 'stretch' }),
  look({ shrink: true, ground: 'page' }),
  {
    position: 'relative',
    border: `1.5px solid ${theme.color.lineStrong}`,
    ':focus-within': { background: theme.color.surface, outline: `3px solid ${theme.color.focus}` },
  },
]);

export const form = styleVariants({
  pill: [formBase, { borderRadius: '99rem' }],
  box: [formBase, { borderRadius: theme.radius.small }],
});

export const field = style([
  look({ fill: true, flex: 'grow', shrink: true, ground: 'none', border: 'none' }),
  {
    minHeight: touchTarget,
    padding: `0 ${space[1]} 0 ${space[4]}`,
    borderRadius: 'inherit',
    appearance: 'none',
    textOverflow: 'ellipsis',
    ':focus-visible': { outline: 'none' },
    '::placeholder': { color: theme.color.muted, opacity: 1 },
    '::-webkit-search-cancel-button': { display: 'none' },
  },
]);

export const button = style([
  center({ touch: true }),
  look({ flex: 'none', ground: 'none', border: 'none', padding: 0 }),
  { width: '3rem', borderRadius: 'inherit', cursor: 'pointer', ':hover': { color: theme.color.accent } },
]);

export const suggestions = style([
  look({ ground: 'raised', border: 'line', radius: 'small', shadow: 'high' }),
  {
    position: 'absolute',
    top: `calc(100% + ${space[1]})`,
    zIndex: zIndex.menu,
    overflowY: 'auto',
    maxHeight: 'min(36rem, 70vh)',
    color: theme.color.text,
    font: `400 ${fontSize.base} ${theme.font.body}`,
    textAlign: 'left',
  },
]);
