import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { center, cluster, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';

const road = `color-mix(in srgb, ${theme.color.text} 60%, ${theme.color.accentSoft})`;

/** The wheels stand on the road: at the lower edge of the stage, or of the picture. */
export const stage = style(stack({ gap: 2 }), {
  padding: [4, 4, 5],
  borderRadius: 'large',
  background: 'accentSoft',
  desktop: {
    background: `linear-gradient(to top, ${road} 3.5rem, ${theme.color.accentSoft} 0)`,
    height: '22.5rem',
    padding: [5, 6],
    gridTemplateColumns: '24rem minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    columnGap: 5,
  },
});
export const car = style({
  width: '100%',
  height: 'auto',
  background: `linear-gradient(to top, ${road} 12%, transparent 0)`,
  desktop: {
    background: 'none',
    gridArea: '1 / 2 / -1',
    height: '100%',
    minHeight: 0,
    objectFit: 'contain',
    objectPosition: 'right bottom',
  },
});
export const strip = cluster({ gap: 1 });
export const name = style(visuallyHidden);
export const choice = style(center(), {
  width: 'touch',
  height: 'touch',
  borderRadius: 'round',
  border: '2px solid transparent',
  selectors: { '&[aria-current]': { borderColor: 'accent' } },
});
globalStyle(`${choice}:not(:has(img))::before`, {
  content: "''",
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: 'round',
  border: 'strong',
  background: 'currentColor',
  forcedColorAdjust: 'none',
});
export const rim = style(choice, { width: '3.5rem', height: '3.5rem' });
export const more = style({ justifySelf: 'start', desktop: { alignSelf: 'end' } });
