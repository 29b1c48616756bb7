import { cluster, row } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const words = style(cluster({ columnGap: 3, align: 'baseline' }), { flex: 1 });
export const children = style({ paddingBottom: 2, background: 'page' });

export const child = style(row({ touch: true }), {
  padding: [1, 4, 1, 6],
  textDecoration: 'none',
  ':hover': { background: 'accentSoft' },
  selectors: {
    '&[aria-current]': { color: 'accent', fontWeight: 700, boxShadow: `inset 4px 0 ${theme.color.accent}` },
  },
});
