import { inline } from '~/ui/layout/recipes.css';
import { style, styles } from '~/ui/layout/style';
import { from } from '~/ui/tokens/tokens';

const widths = {
  tablet: from.tablet,
  desktop: from.desktop,
  roomy: 'screen and (min-width: 72rem)',
} as const;
export type Width = keyof typeof widths;

export const place = styles(widths, (media) => ({
  flex: 'none',
  display: 'none',
  '@media': { [media]: { display: 'block' } },
}));

export const link = style(inline(), { textDecoration: 'none', ':hover': { textDecoration: 'underline' } });
