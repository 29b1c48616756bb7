import { center, cluster, grid, row } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const gallery = style(grid(), { position: 'relative', minWidth: 0, gridTemplateRows: '1fr auto' });

export const track = style(row({ align: 'stretch' }), {
  gridArea: '1 / 1',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

export const views = style(cluster({ gap: 2 }), {
  // Beside the picture: four of them are as high as it.
  belowTablet: {
    position: 'absolute',
    insetBlock: space[2],
    left: space[2],
    flexDirection: 'column',
    gap: 1,
    alignContent: 'start',
  },
  tablet: { marginTop: 3 },
});
export const caption = style({
  position: 'absolute',
  bottom: space[2],
  right: space[3],
  maxWidth: '70%',
  padding: [0, 1],
  background: 'surface',
  borderRadius: 'small',
  fontSize: 'small',
  color: 'muted',
  textAlign: 'right',
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
export const fullTrack = style(track, {
  height: 'calc(100% - 4rem)',
  // An enlarged picture is moved within its slide.
  selectors: { '&:has([tabindex])': { overflowX: 'hidden' } },
});
export const fullSlide = style({ flex: '0 0 100%', overflow: 'auto', scrollSnapAlign: 'start' });
export const whole = style({ position: 'relative', width: '100%', height: '100%', minHeight: 0 });
/** Beside the views on a phone, between the arrows elsewhere. */
export const drawn = style(whole, { padding: `0 5% 0 ${space[7]}` });
// At once, because it is scrolled to its middle; with reduced motion everything else changes a frame later.
export const enlarged = style({
  position: 'relative',
  width: '200%',
  height: '200%',
  transition: 'none',
});
export const controls = style(row({ gap: 3, touch: true, justify: 'end' }), { marginBottom: 3 });

const arrow = style(center({ touch: true }), {
  position: 'absolute',
  top: '50%',
  translate: '0 -50%',
  width: 'touch',
  color: 'text',
  background: 'surface',
  border: 'strong',
  borderRadius: 'round',
  cursor: 'pointer',
  pointerEvents: 'auto',
  ':hover': { borderColor: 'text' },
});
export const before = style(arrow, { left: space[2] });
export const after = style(arrow, { right: space[2] });
/** Over the picture; a phone is swiped. */
export const arrows = style({
  belowTablet: { display: 'none' },
  gridArea: '1 / 1',
  zIndex: 'raised',
  position: 'relative',
  pointerEvents: 'none',
});
