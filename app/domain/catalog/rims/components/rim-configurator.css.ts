import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, grid as gridRecipe, inline, note, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, upTo } from '~/ui/tokens/tokens';

export const grid = style([
  gridRecipe({ gap: 4 }),
  {
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
    },
  },
]);

/** The drawing needs a light background in every theme. */
export const stage = style([stack({ gap: 3, content: 'center' })]);
globalStyle(`${stage} img`, { width: '100%', height: 'auto' });
export const paints = cluster({ gap: 2 });
export const paint = style([
  inline(),
  look({ border: 'strong', radius: 'pill', padding: [0, 3], size: 'small', underline: 'none' }),
  { selectors: { '&[aria-current]': { background: theme.color.accent, color: theme.color.accentText } } },
]);

export const chosen = style([stack({ gap: 3, content: 'start' })]);
export const colour = note();
globalStyle(`${chosen} > p > span:last-child`, { display: 'block' });

export const share = style([stack({ gap: 2 })]);
export const fields = style([
  gridRecipe({ columns: 'two', gap: 3, align: 'end' }),
  { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto' } } },
]);
globalStyle(`${fields} > button`, { '@media': { [upTo.tablet]: { gridColumn: '1 / -1' } } });

export const rims = style([
  stack({ gap: 3 }),
  { gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))' },
]);
export const rim = style([
  stack({ gap: 1, justify: 'center' }),
  look({
    tall: true,
    ground: 'raised',
    radius: 'large',
    padding: 3,
    size: 'small',
    align: 'center',
    underline: 'none',
  }),
  {
    border: `1.5px solid ${theme.color.line}`,
    selectors: {
      '&:hover': { borderColor: theme.color.text },
      '&[aria-current]': { borderColor: theme.color.accent, background: theme.color.accentSoft },
    },
  },
]);
