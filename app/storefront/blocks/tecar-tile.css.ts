import { card, center, inline, row } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { maxWidth, space } from '~/ui/tokens/tokens';

const hasMargin = 'screen and (min-width: 112rem) and (min-height: 46rem)';

export const tile = style(card(), {
  padding: [1, 4],
  fontSize: 'small',
  width: `calc(100% - 2 * ${space[4]})`,
  maxWidth: `calc(${maxWidth.page} - 2 * ${space[4]})`,
  margin: `0 auto ${space[5]}`,
  '@media': {
    print: { display: 'none' },
    [hasMargin]: {
      position: 'fixed',
      right: space[4],
      bottom: space[7],
      zIndex: 'raised',
      width: '13rem',
      margin: 0,
      boxShadow: 'high',
    },
  },
});

export const head = style(row({ touch: true, justify: 'between' }), { fontSize: 'base' });

export const toggle = style(center({ touch: true }), {
  background: 'none',
  border: 0,
  minWidth: 'touch',
  cursor: 'pointer',
});

export const link = style(inline(), { color: 'accent', fontWeight: 700 });
