import { keyframes } from '@vanilla-extract/css';
import { center } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';
import { space } from '../tokens/tokens';

const appear = keyframes({
  from: { opacity: 0, visibility: 'hidden' },
  to: { opacity: 1, visibility: 'visible' },
});

export const button = style(center(), {
  background: 'raised',
  border: 'strong',
  borderRadius: 'round',
  boxShadow: 'low',
  color: 'text',
  position: 'fixed',
  right: space[4], // Above the other bars at the foot of the window.
  bottom: `calc(${space[4]} + var(--foot-room, 0rem) + var(--bar-room, 0rem))`,
  zIndex: 'menu',
  width: 'touch',
  height: 'touch',
  selectors: { '&[data-away]': { display: 'none' } },
  '@supports': {
    '(animation-timeline: scroll())': {
      // A page that cannot scroll has no timeline.
      visibility: 'hidden',
      animation: `${appear} linear both`,
      animationTimeline: 'scroll(root)' as never,
      animationRange: '400px 600px' as never,
    },
  },
  print: { display: 'none' },
});
