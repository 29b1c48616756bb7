import { cluster } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const link = style(cluster({ columnGap: 3, touch: true, align: 'center' }), {
  fontSize: 'small',
  textDecoration: 'none',
  position: 'relative',
  zIndex: 'raised',
  width: 'fit-content',
});

export const word = style({
  color: 'accent',
  textDecoration: 'underline',
  display: 'none',
  wide: { display: 'inline' },
});
