import { style } from '@vanilla-extract/css';
import { row, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const parts = style([stack(), { alignContent: 'space-between' }]);

export const words = style([
  stack({ gap: 2 }),
  {
    counterReset: 'part',
    marginTop: space[4],
    '@media': { [from.desktop]: { gridTemplateColumns: '1fr 1fr' } },
  },
]);

export const word = style([
  row({ gap: 2, align: 'start' }),
  {
    counterIncrement: 'part',
    fontSize: fontSize.small,
    '::before': {
      content: 'counter(part)',
      flex: 'none',
      width: '1.5rem',
      height: '1.5rem',
      borderRadius: '50%',
      background: theme.color.accent,
      color: theme.color.accentText,
      fontWeight: 700,
      lineHeight: '1.5rem',
      textAlign: 'center',
    },
  },
]);
