import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, grid, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget } from '~/ui/tokens/tokens';

export const layout = style([
  grid({ gap: 4, align: 'start' }),
  { '@media': { [from.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space[6] } } },
]);

export const menu = style([
  cluster(),
  {
    marginInline: `-${space[2]}`,
    '@media': { [from.desktop]: { display: 'grid', gap: space[2], marginInline: 0 } },
  },
]);

export const menuLink = style([
  stack({ align: 'center' }),
  look({ radius: 'small', padding: [1, 2], color: 'ink', underline: 'none' }),
  {
    minHeight: touchTarget,
    '@media': { [from.desktop]: { padding: `${space[3]} ${space[4]}` } },
    selectors: {
      '&:hover': { background: theme.color.accentSoft },
      '&[aria-current]': {
        background: theme.color.accentSoft,
        color: theme.color.accentStrong,
        fontWeight: 650,
      },
    },
  },
]);

export const signOutButton = style([
  menuLink,
  look({ fill: true, ground: 'none', border: 'none', align: 'start', underline: 'always' }),
  { font: 'inherit', cursor: 'pointer' },
]);
