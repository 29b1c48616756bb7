import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { center, cluster, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

const road = `color-mix(in srgb, ${theme.color.text} 60%, ${theme.color.accentSoft})`;

/** The wheels stand on the road: at the lower edge of the stage, or of the picture. */
export const stage = style(stack({ gap: 2 }), {
  padding: [4, 4, 5],
  borderRadius: 'large',
  background: 'accentSoft',
  gridTemplateAreas: '"w""c""l""f""k"',
  desktop: {
    background: theme.stage.ground,
    borderImage: theme.stage.band,
    color: theme.stage.ink,
    height: '22.5rem',
    padding: `${space[5]} ${theme.stage.inset}`,
    gridTemplateAreas: theme.stage.areas,
    gridTemplateColumns: theme.stage.columns,
    gridTemplateRows: 'auto auto auto 1fr',
    columnGap: 5,
  },
});
export const words = style({ gridArea: 'w', desktop: { textAlign: theme.home.align as 'start' } });
export const car = style({
  gridArea: 'c',
  width: '100%',
  height: 'auto',
  background: `linear-gradient(to top, ${road} 12%, transparent 0)`,
  desktop: {
    background: 'none',
    height: '100%',
    minHeight: 0,
    objectFit: 'contain',
    objectPosition: 'bottom',
  },
});
const strip = style(cluster({ gap: 1 }), { alignContent: 'start' });
export const paints = style(strip, { gridArea: 'l' });
export const rims = style(strip, { gridArea: 'f' });
export const name = style(visuallyHidden);
export const choice = style(center(), {
  width: 'touch',
  height: 'touch',
  borderRadius: 'round',
  border: '2px solid transparent',
  selectors: { '&[aria-current]': { borderColor: 'accent', desktop: { borderColor: theme.stage.ink } } },
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
export const more = style({ gridArea: 'k', justifySelf: 'start', desktop: { alignSelf: 'end' } });
