import { cluster, note, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

/** In a low or zoomed window the bar stands in the page, because it would cover too much. */
export const onPhones = 'screen and (max-width: 63.99rem) and (min-height: 32rem)';

export const bar = style(cluster({ rowGap: 2, columnGap: 4, align: 'center' }), {
  flex: '1 1 10rem',
  '@media': {
    [onPhones]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 'var(--foot-room, 0rem)',
      zIndex: 'bar',
      alignContent: 'center',
      minHeight: 'var(--bar-room)',
      padding: [0, 4],
      background: 'raised',
      borderTop: 'line',
      boxShadow: 'high',
    },
  },
});

/** Consents stand in the bar, above the sum and the button, so that they are in sight. */
const consent = `${bar} > div`;
globalStyle(consent, { order: -1, flex: '1 1 100%', minWidth: 0 });
globalStyle(`${consent} > label ~ label`, { marginTop: 3 });
/** Several consents would cover too much: the bar stands in the page. */
export const severalConsents = `${bar}[data-foot-bar] > div > label ~ label`;
globalStyle(`${bar}:has(> div > label ~ label)`, {
  '@media': {
    [onPhones]: {
      position: 'static',
      minHeight: 0,
      padding: 0,
      background: 'none',
      border: 0,
      boxShadow: 'none',
    },
  },
});

globalStyle(`${bar} > :is(a, button)`, {
  flex: '1 1 9.5rem',
  paddingInline: 2,
  overflowWrap: 'anywhere',
});

export const sum = style(stack(), note(), { flex: 'none' });
globalStyle(`${sum} > :last-child`, { color: 'text', fontSize: 'large', lineHeight: 1.2 });

/** Only the fixed bar repeats the sum, which the page shows above. */
export const again = style(sum, { display: 'none', '@media': { [onPhones]: { display: 'grid' } } });

// The page ends above the bar, and focused elements stop there.
const room = (height: string) => ({ '@media': { [onPhones]: { vars: { '--bar-room': height } } } });
globalStyle(`html:has(${bar})`, room('4rem'));
globalStyle(`html:has(${consent})`, room('7.25rem'));
globalStyle(`html:has(${consent} [aria-invalid="true"])`, room('9.25rem'));
globalStyle(`html:has(${severalConsents})`, room('0rem'));
