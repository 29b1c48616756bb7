import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { container } from '~/ui/layout/recipes.css';
import { space, zIndex } from '~/ui/tokens/tokens';

export const skip = style([
  look({ ground: 'raised', shadow: 'high', padding: [2, 4], color: 'ink' }),
  { position: 'absolute', left: '-999rem', top: space[2], zIndex: zIndex.skip, ':focus': { left: space[4] } },
]);

export const main = style([
  container(),
  {
    flex: '1 0 auto',
    width: '100%',
    padding: `0 ${space[4]} ${space[7]}`,
    ':focus': { outline: 'none' },
    // Breadcrumbs have their own space above.
    selectors: { '&:not(:has(> nav))': { paddingTop: space[5] } },
  },
]);

// After a checkout step, which has no header, the browser must not keep the scroll position.
globalStyle('html:has(#kopf:empty)', { overflowAnchor: 'none' });

export const bareMain = style({ flex: '1 0 auto', width: '100%', ':focus': { outline: 'none' } });
