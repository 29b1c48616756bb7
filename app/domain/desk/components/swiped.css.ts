import { globalStyle, style } from '~/ui/layout/style';
import { space } from '~/ui/tokens/tokens';

/** A row that scrolls where it is too long, and fades where there is more. */
export const swiped = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  belowDesktop: { maskImage: `linear-gradient(to left, transparent, currentColor ${space[6]})` },
});
globalStyle(`${swiped} > *`, { belowDesktop: { width: 'max-content', paddingRight: 6 } });
