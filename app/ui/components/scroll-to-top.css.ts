import { keyframes, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { center } from '~/ui/layout/recipes.css';
import { space, touchTarget, zIndex } from '../tokens/tokens';

const appear = keyframes({
  from: { opacity: 0, visibility: 'hidden' },
  to: { opacity: 1, visibility: 'visible' },
});

export const button = style([
  center(),
  look({ ground: 'raised', border: 'strong', radius: 'round', shadow: 'low', color: 'ink' }),
  {
    position: 'fixed',
    right: space[4],
    // Above the other bars at the foot of the window.
    bottom: `calc(${space[4]} + var(--foot-room, 0rem) + var(--bar-room, 0rem))`,
    zIndex: zIndex.menu,
    width: touchTarget,
    height: touchTarget,
    selectors: { '&[data-away]': { display: 'none' } },
    '@supports': {
      '(animation-timeline: scroll())': {
        animation: `${appear} linear both`,
        animationTimeline: 'scroll(root)' as never,
        animationRange: '400px 600px' as never,
      },
    },
    '@media': { print: { display: 'none' } },
  },
]);
