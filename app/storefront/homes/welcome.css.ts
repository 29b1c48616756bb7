import { cluster, inline, row } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { fontSize } from '~/ui/tokens/tokens';
import { title } from './parts.css';

export const heading = style(title, { fontSize: `clamp(${fontSize.title}, 3vw, ${fontSize.headline})` });
export const question = style({ paddingTop: 1, fontSize: 'medium', color: 'muted' });
export const wishes = style(cluster({ rowGap: 1, columnGap: 4, align: 'baseline' }), { padding: [3, 0, 4] });
export const links = style(row({ gap: 2, align: 'stretch' }), {
  minWidth: 0,
  padding: [0, 4],
  flex: '1 1 100%',
  margin: [0, -4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  tablet: { flex: 'initial', flexWrap: 'wrap', margin: 0, padding: 0 },
});

export const greeting = style({ desktop: { textAlign: theme.home.align as 'start' } });
globalStyle(`${greeting} nav, ${greeting} ul`, { desktop: { justifyContent: theme.home.align } });
export const link = style(inline(), {
  background: 'raised',
  border: 'strong',
  borderRadius: 'pill',
  padding: [0, 4],
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  tablet: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  ':hover': { borderColor: 'accent', color: 'accent' },
});
