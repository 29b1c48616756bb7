import { center, cluster } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const pages = style(cluster({ gap: 1, justify: 'center' }), { paddingTop: 5 });

export const page = style(center({ touch: true }), {
  borderRadius: 'small',
  textDecoration: 'none',
  minWidth: 'touch',
  selectors: {
    'a&:hover': { background: 'accentSoft', color: 'text' },
    '&[aria-current]': { background: 'accent', color: 'accentText', fontWeight: 650 },
    'a&[aria-current]:hover': { background: 'accent', color: 'accentText' },
  },
});
