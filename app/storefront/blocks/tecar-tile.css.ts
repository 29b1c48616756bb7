import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { card, center, inline, row } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, maxWidth, space, touchTarget, zIndex } from '~/ui/tokens/tokens';

/** Screens with room for the tile beside the content. */
const hasMargin = 'screen and (min-width: 112rem) and (min-height: 46rem)';

export const tile = style([
  card(),
  look({ padding: [1, 4], size: 'small' }),
  {
    width: `calc(100% - 2 * ${space[4]})`,
    maxWidth: `calc(${maxWidth.page} - 2 * ${space[4]})`,
    margin: `0 auto ${space[5]}`,
    '@media': {
      print: { display: 'none' },
      [hasMargin]: {
        position: 'fixed',
        right: space[4],
        bottom: space[7],
        zIndex: zIndex.raised,
        width: '13rem',
        margin: 0,
        boxShadow: theme.shadow.high,
      },
    },
  },
]);

export const head = style([row({ touch: true, justify: 'between' }), { fontSize: fontSize.base }]);

export const toggle = style([
  center({ touch: true }),
  look({ ground: 'none', border: 'none' }),
  { minWidth: touchTarget, cursor: 'pointer' },
]);

export const link = style([inline(), look({ color: 'accent', weight: 700 })]);
