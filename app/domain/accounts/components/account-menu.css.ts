import { cluster, grid, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { space } from '~/ui/tokens/tokens';

export const layout = style(grid({ gap: 4, align: 'start' }), {
  desktop: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: 6 },
});

/** One row that can be swiped on phones and tablets, the current page first. */
export const menu = style(cluster(), {
  desktop: { display: 'grid', gap: 2 },
  belowDesktop: {
    flexWrap: 'nowrap',
    marginInline: -4,
    padding: [0, 6, 0, 2],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    // There is more to the right.
    maskImage: `linear-gradient(to left, transparent, currentColor ${space[6]})`,
  },
});
globalStyle(`${menu} > :has([aria-current])`, { belowDesktop: { order: -1 } });

export const menuLink = style(stack({ align: 'center' }), {
  borderRadius: 'small',
  padding: [1, 2],
  color: 'text',
  textDecoration: 'none',
  minHeight: 'touch',
  desktop: { padding: [3, 4] },
  selectors: {
    '&:hover': { background: 'accentSoft' },
    '&[aria-current]': { background: 'accentSoft', color: 'accentStrong', fontWeight: 650 },
  },
});

export const signOutButton = style(menuLink, {
  width: '100%',
  background: 'none',
  border: 0,
  textAlign: 'start',
  textDecoration: 'underline',
  font: 'inherit',
  cursor: 'pointer',
});
