import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, touchTarget } from '~/ui/tokens/tokens';

export const option = style([
  stack({ gap: 3, align: 'center' }),
  look({ padding: [1, 4], underline: 'none' }),
  {
    gridTemplateColumns: '3rem minmax(0, 1fr) auto',
    minHeight: touchTarget,
    color: 'inherit',
    selectors: { '&:hover, &[aria-selected="true"]': { background: theme.color.accentSoft } },
  },
]);

export const firstOption = style([
  option,
  { selectors: { '* + &': { borderTop: `1px solid ${theme.color.line}` } } },
]);

globalStyle(`${option} > :is(img, svg)`, { justifySelf: 'center', objectFit: 'contain' });
globalStyle(`${option} > svg`, { color: theme.color.muted });
globalStyle(`${option} > span`, { overflow: 'hidden', textOverflow: 'ellipsis' });
globalStyle(`${option} small`, { display: 'block', fontSize: fontSize.small, color: theme.color.muted });
