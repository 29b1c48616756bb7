import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { center, cluster } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { space, touchTarget } from '~/ui/tokens/tokens';

export const pages = style([cluster({ gap: 1, justify: 'center' }), { paddingTop: space[5] }]);

export const page = style([
  center({ touch: true }),
  look({ radius: 'small', underline: 'none' }),
  {
    minWidth: touchTarget,
    selectors: {
      'a&:hover': { background: theme.color.accentSoft, color: theme.color.text },
      '&[aria-current]': { background: theme.color.accent, color: theme.color.accentText, fontWeight: 650 },
      'a&[aria-current]:hover': { background: theme.color.accent, color: theme.color.accentText },
    },
  },
]);
