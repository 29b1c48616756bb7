import { stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const option = style(stack({ gap: 3, align: 'center' }), {
  padding: [1, 4],
  textDecoration: 'none',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  minHeight: 'touch',
  color: 'inherit',
  selectors: { '&:hover, &[aria-selected="true"]': { background: 'accentSoft' } },
});

export const firstOption = style(option, { selectors: { '* + &': { borderTop: 'line' } } });
globalStyle(`${option} > :is(img, svg)`, { justifySelf: 'center', objectFit: 'contain' });
globalStyle(`${option} > svg`, { color: 'muted' });
globalStyle(`${option} > span`, { overflow: 'hidden', textOverflow: 'ellipsis' });
globalStyle(`${option} small`, { display: 'block', fontSize: 'small', color: 'muted' });
