import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { from, space, touchTarget, upTo } from '~/ui/tokens/tokens';

export const gallery = style({ position: 'relative', minWidth: 0 });

/** One photo wide: the others are reached by a swipe, or by the links below. */
export const track = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** On a phone they stand on the photo, so that the price keeps its place in the first screen. */
export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': {
    [upTo.tablet]: { position: 'absolute', insetInline: space[2], bottom: space[2] },
    [from.tablet]: { marginTop: space[3] },
  },
});
export const view = style({
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  padding: space[1],
  background: theme.card.ground,
  border: theme.card.border,
  borderRadius: theme.radius.small,
  '@media': { [from.tablet]: { width: '4.5rem', height: '4.5rem' } },
});

export const fullScreen = style({
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: space[4],
  border: 0,
  background: theme.color.surface,
  color: theme.color.text,
});
export const fullPhoto = style({ width: '100%', height: 'calc(100% - 4rem)' });
export const controls = style({
  display: 'flex',
  justifyContent: 'end',
  gap: space[3],
  minHeight: touchTarget,
  marginBottom: space[3],
});
