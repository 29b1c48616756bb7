import { cluster, grid as gridRecipe, inline, note, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const grid = style(gridRecipe({ gap: 4 }), {
  tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  desktop: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
});

/** The drawing needs a light background in every theme. */
export const stage = style(stack({ gap: 3, content: 'center' }));
globalStyle(`${stage} img`, { width: '100%', height: 'auto' });
export const paints = cluster({ gap: 2 });
export const paint = style(inline(), {
  border: 'strong',
  borderRadius: 'pill',
  padding: [0, 3],
  fontSize: 'small',
  textDecoration: 'none',
  selectors: { '&[aria-current]': { background: 'accent', color: 'accentText' } },
});

export const chosen = style(stack({ gap: 3, content: 'start' }));
export const colour = note();
globalStyle(`${chosen} > p > ${colour}`, { display: 'block' });
export const share = style(stack({ gap: 2 }));
export const fields = style(gridRecipe({ columns: 'two', gap: 3, align: 'end' }), {
  tablet: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto' },
});
globalStyle(`${fields} > button`, { belowTablet: { gridColumn: '1 / -1' } });

export const rims = style(stack({ gap: 3 }), {
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
});
export const rim = style(stack({ gap: 1, justify: 'center' }), {
  height: '100%',
  background: 'raised',
  borderRadius: 'large',
  padding: 3,
  fontSize: 'small',
  textAlign: 'center',
  textDecoration: 'none',
  border: `1.5px solid ${theme.color.line}`,
  selectors: {
    '&:hover': { borderColor: 'text' },
    '&[aria-current]': { borderColor: 'accent', background: 'accentSoft' },
  },
});
