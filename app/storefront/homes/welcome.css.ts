import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space, type } from '~/ui/tokens/tokens';

export const heading = style({
  fontSize: `clamp(${type.title}, 3vw, ${type.headline})`,
  textTransform: theme.headline.case as 'none',
  hyphens: 'auto',
});

export const question = style({ paddingTop: space[1], fontSize: type.medium, color: theme.color.muted });
