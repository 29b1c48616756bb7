import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { column } from '~/ui/layout/recipes.css';
import { from, zIndex } from '~/ui/tokens/tokens';

// The theme's heights; the fallback is for where no width is known, as on paper.
export const frame = style([
  column(),
  look({ ground: 'surface', line: 'bottom' }),
  {
    position: 'relative',
    zIndex: zIndex.header,
    minHeight: 'var(--header-fallback)',
    '@media': {
      screen: { minHeight: 'var(--header-small)' },
      [from.tablet]: { minHeight: 'var(--header-medium)' },
      [from.desktop]: { minHeight: 'var(--header-large)' },
    },
  },
]);

/** On paper a header says whose page it is. */
globalStyle(`${frame} :is(form, nav, details)`, { '@media': { print: { display: 'none' } } });

/** The screens that are high enough for a sticky header. */
export const staysInSight = 'screen and (min-width: 64rem) and (min-height: 44rem)';
export const stickyFrame = style([frame, { '@media': { [staysInSight]: { position: 'sticky', top: 0 } } }]);
