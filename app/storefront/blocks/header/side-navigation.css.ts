import { style } from '@vanilla-extract/css';
import { cluster, row } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const words = style([cluster({ columnGap: 3, align: 'baseline' }), { flex: 1 }]);
export const children = style({ paddingBottom: space[2], background: theme.color.page });

export const child = style([
  row({ touch: true }),
  {
    padding: `${space[1]} ${space[4]} ${space[1]} ${space[6]}`,
    textDecoration: 'none',
    ':hover': { background: theme.color.accentSoft },
    selectors: {
      '&[aria-current]': {
        color: theme.color.accent,
        fontWeight: 700,
        boxShadow: `inset 4px 0 ${theme.color.accent}`,
      },
    },
  },
]);
