import { column } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { from } from '~/ui/tokens/tokens';

// The fallback height is for media without a width (paper).
export const frame = style(column(), {
  background: 'surface',
  borderBottom: 'line',
  position: 'relative',
  zIndex: 'header',
  minHeight: 'var(--header-fallback)',
  '@media': {
    screen: { minHeight: 'var(--header-small)' },
    [from.tablet]: { minHeight: 'var(--header-medium)' },
    [from.desktop]: { minHeight: 'var(--header-large)' },
  },
});

globalStyle('#kopf summary, #fuss summary', { listStyle: 'none' });
globalStyle('#kopf summary::-webkit-details-marker, #fuss summary::-webkit-details-marker', {
  display: 'none',
});

// Paper has no use for ways to other pages: of the header it shows the dealer's name only.
globalStyle('#fuss, main nav, main button, #kopf :not(:has(a[title])):not(a[title] *, a[title])', {
  print: { display: 'none !important' as 'none' },
});
globalStyle('#kopf :has(a[title])', { print: { display: 'contents' } });
globalStyle('#kopf a[title]', { print: { marginLeft: 4 } });

export const staysInSight = 'screen and (min-width: 64rem) and (min-height: 44rem)';
export const stickyFrame = style(frame, { '@media': { [staysInSight]: { position: 'sticky', top: 0 } } });
