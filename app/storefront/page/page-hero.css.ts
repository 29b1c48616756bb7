import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { cluster, inline } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space, upTo } from '~/ui/tokens/tokens';
import { heroFrame } from '../blocks/shared.css';

export const words = style([
  cluster({ columnGap: 3, align: 'baseline' }),
  look({ top: 2, bottom: 2, size: 'small' }),
]);

export const headline = style({
  fontFamily: theme.font.display,
  fontWeight: theme.headline.weight as 'bold',
  fontSize: fontSize.medium,
});

export const link = style([inline(), look({ color: 'accent', weight: 650 })]);
export const content = style({ paddingTop: space[4], paddingBottom: space[2] });

globalStyle(`${heroFrame}:has(> ${words})`, { '@media': { [upTo.tablet]: { marginTop: space[3] } } });
