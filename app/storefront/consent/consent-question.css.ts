import { stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

/** Height of the frame that replaces it, so that nothing moves when it is loaded. */
const HEIGHT = '15rem';

export const frame = style({
  width: '100%',
  borderRadius: 'large',
  height: HEIGHT,
  border: 'line',
});

export const asking = style(stack({ gap: 4, justify: 'start', content: 'center' }), {
  borderRadius: 'large',
  padding: 4,
  minHeight: HEIGHT,
  border: '1px dashed color-mix(in srgb, currentColor 55%, transparent)',
  tablet: { justifyItems: 'center', textAlign: 'center' },
});

export const small = style({ fontSize: 'small', maxWidth: '44rem' });
