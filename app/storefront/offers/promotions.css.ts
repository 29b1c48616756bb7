import { card, cluster, grid } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

export const top = style(grid({ gap: 4 }), {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
});
const box = style(grid({ columnGap: 5, rowGap: 2, align: 'center' }), card(), {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: 5,
});
export const season = style(box, {
  background: 'accentSoft',
  border: 0,
  belowDesktop: { columnGap: 2 },
});
globalStyle(`${season} > svg`, {
  belowDesktop: { width: '5rem', height: 'auto' },
  belowTablet: { display: 'none' },
});
globalStyle(`${season} a`, { belowDesktop: { paddingInline: 3, whiteSpace: 'nowrap' } });

export const coupon = style(box, { border: `2px dashed ${theme.color.accent}` });
export const code = style({
  fontSize: 'large',
  fontWeight: 700,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const words = style(cluster({ gap: 2 }), {
  flexDirection: 'column',
  alignItems: 'start',
  minWidth: 0,
});
export const title = style({ fontSize: 'large', lineHeight: 1.2 });
