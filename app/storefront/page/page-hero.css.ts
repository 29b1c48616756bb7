import { cluster, inline } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { heroFrame } from '../blocks/shared.css';

export const words = style(cluster({ columnGap: 3, align: 'baseline' }), {
  paddingTop: 2,
  paddingBottom: 2,
  fontSize: 'small',
});

export const headline = style({
  fontFamily: theme.font.display,
  fontWeight: theme.headline.weight as 'bold',
  fontSize: 'medium',
});

export const link = style(inline(), { color: 'accent', fontWeight: 650 });
export const content = style({ paddingTop: 4, paddingBottom: 2 });
globalStyle(`${heroFrame}:has(> ${words})`, { belowTablet: { marginTop: 3 } });
