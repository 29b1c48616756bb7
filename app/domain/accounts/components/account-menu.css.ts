import { cluster, grid, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const layout = style(grid({ gap: 4, align: 'start' }), {
  desktop: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: 6 },
});

export const menu = style(cluster(), {
  marginInline: -2,
  desktop: { display: 'grid', gap: 2, marginInline: 0 },
});

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
