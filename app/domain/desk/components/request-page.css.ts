import { style } from '@vanilla-extract/css';
import { grid } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';

export const pictures = style([
  grid({ gap: 3 }),
  {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  },
]);
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
});
export const message = style({ whiteSpace: 'pre-line' });
