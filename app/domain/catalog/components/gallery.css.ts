import { center, cluster, grid, row } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const gallery = style(grid(), { position: 'relative', minWidth: 0, gridTemplateRows: '1fr auto' });

export const track = style(row({ align: 'stretch' }), {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

export const views = style(cluster({ gap: 2 }), {
  belowTablet: { position: 'absolute', insetInline: space[2], bottom: space[2] },
  tablet: { marginTop: 3 },
});
export const view = style(center(), {
  borderRadius: 'small',
  padding: 1,
  width: 'touch',
  height: 'touch',
  background: theme.card.ground,
  border: theme.card.border,
  tablet: { width: '4.5rem', height: '4.5rem' },
});

export const viewPhoto = style({ width: '100%', height: '100%', objectFit: 'contain' });

export const fullScreen = style({
  width: '100%',
  height: '100%',
  background: 'surface',
  border: 0,
  padding: 4,
  color: 'text',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
});
export const fullPhoto = style({ position: 'relative', width: '100%', height: 'calc(100% - 4rem)' });
globalStyle(`${fullPhoto} img`, { width: '100%', height: '100%', objectFit: 'contain' });
export const controls = style(row({ gap: 3, touch: true, justify: 'end', align: 'stretch' }), {
  marginBottom: 3,
});
