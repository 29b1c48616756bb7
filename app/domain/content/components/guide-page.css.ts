import { cluster, grid, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const head = style(stack({ gap: 4, align: 'center', justify: 'start' }), {
  tablet: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 6 },
  print: { display: 'block' },
});
globalStyle(`${head} > svg`, { maxWidth: '100%', height: 'auto', print: { display: 'none' } });
export const words = style({ maxWidth: 'prose', overflowWrap: 'anywhere' });
globalStyle(`${words} > p`, { marginTop: 3, fontSize: 'medium', lineHeight: 1.55 });
export const parts = style(grid({ gap: 4 }), {
  tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
// No row has a hole.
globalStyle(`${parts} > :last-child:nth-child(odd)`, { tablet: { gridColumn: '1 / -1' } });

export const contact = style(stack({ gap: 4, content: 'start' }));
globalStyle(`${contact}:nth-child(odd)`, {
  tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 6 },
});

export const points = style(stack({ gap: 2 }));
globalStyle(`${points} > li`, { position: 'relative', paddingLeft: 6 });
globalStyle(`${points} > li::before`, {
  content: '',
  position: 'absolute',
  left: space[1],
  top: '0.3em',
  width: '0.4em',
  height: '0.75em',
  border: `solid ${theme.color.good}`,
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(40deg)',
});

export const others = cluster({ gap: 2 });
