import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space, touchTarget } from '~/ui/tokens/tokens';

export const option = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: touchTarget,
  padding: `${space[1]} ${space[4]}`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover, &[aria-selected="true"]': { background: theme.color.accentSoft } },
});

export const firstOption = style([
  option,
  { selectors: { '* + &': { borderTop: `1px solid ${theme.color.line}` } } },
]);

globalStyle(`${option} > :is(img, svg)`, { justifySelf: 'center', objectFit: 'contain' });
globalStyle(`${option} > svg`, { color: theme.color.muted });
globalStyle(`${option} > span`, { overflow: 'hidden', textOverflow: 'ellipsis' });
globalStyle(`${option} small`, { display: 'block', fontSize: fontSize.small, color: theme.color.muted });
