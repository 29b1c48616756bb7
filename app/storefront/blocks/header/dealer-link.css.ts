import { style, styleVariants } from '@vanilla-extract/css';
import { from, touchTarget } from '~/ui/tokens/tokens';

const widths = {
  tablet: from.tablet,
  desktop: from.desktop,
  wide: from.wide,
  widest: 'screen and (min-width: 84rem)',
} as const;
export type Width = keyof typeof widths;

export const place = styleVariants(widths, (media) => ({
  flex: 'none',
  display: 'none',
  '@media': { [media]: { display: 'block' } },
}));

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
