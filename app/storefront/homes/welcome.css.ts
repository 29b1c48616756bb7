import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, inline, row } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';
import { title } from './parts.css';

export const heading = style([title, { fontSize: `clamp(${fontSize.title}, 3vw, ${fontSize.headline})` }]);
export const question = style({ paddingTop: space[1], fontSize: fontSize.medium, color: theme.color.muted });

export const wishes = style([
  cluster({ rowGap: 1, columnGap: 4, align: 'baseline' }),
  { padding: `${space[3]} 0 ${space[4]}` },
]);
export const links = style([
  row({ gap: 2, align: 'stretch' }),
  look({ shrink: true, padding: [0, 4] }),
  {
    flex: '1 1 100%',
    margin: `0 -${space[4]}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [from.tablet]: { flex: 'initial', flexWrap: 'wrap', margin: 0, padding: 0 } },
  },
]);

export const greeting = style({ '@media': { [from.desktop]: { textAlign: theme.home.align as 'start' } } });
globalStyle(`${greeting} nav, ${greeting} ul`, {
  '@media': { [from.desktop]: { justifyContent: theme.home.align } },
});
export const link = style([
  inline(),
  look({
    ground: 'raised',
    border: 'strong',
    radius: 'pill',
    padding: [0, 4],
    weight: 600,
    underline: 'none',
    breaks: 'never',
  }),
  {
    '@media': { [from.tablet]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
    ':hover': { borderColor: theme.color.accent, color: theme.color.accent },
  },
]);
