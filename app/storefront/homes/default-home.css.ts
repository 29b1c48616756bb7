import { grid } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, gutter, homeArea, onlyTablet, space } from '~/ui/tokens/tokens';
import { heroFrame } from '../blocks/shared.css';
import { link } from './parts.css';

export const page = style({ paddingBottom: 7 });

export const opening = style({
  desktop: { display: 'grid', gridTemplateColumns: `${gutter} ${theme.hero.columns} ${gutter}` },
});

export const hero = style(heroFrame, { desktop: { display: 'contents' } });

export const scene = style({
  height: '10.5rem',
  padding: '0 0 1.75rem',
  overflow: 'hidden',
  tablet: {
    position: 'absolute',
    inset: 0,
    height: 'auto',
    padding: `${space[4]} ${gutter} 4.5rem 44%`,
    vars: { '--haze': '1' },
  },
  desktop: {
    position: 'relative',
    gridArea: theme.hero.scene,
    contain: 'size',
    minHeight: theme.home.heroHeight,
    padding: theme.hero.inset,
    borderRadius: theme.hero.radius,
    background: 'accentSoft',
    vars: { '--haze': theme.hero.haze },
  },
});
globalStyle(`${scene}:has(> img, > picture)`, { padding: '0 0 0 calc(44% * var(--haze, 0))' });
globalStyle(`${scene} img`, {
  tablet: {
    maskImage:
      'linear-gradient(to right, color-mix(in srgb, transparent calc(100% * var(--haze)), black), black 20%)',
  },
});

export const heroRow = style({
  paddingTop: 5,
  paddingBottom: 3,
  position: 'relative',
  '@media': {
    [onlyTablet]: { minHeight: '21rem', paddingTop: 6, paddingBottom: '6.5rem' },
    [from.desktop]: {
      gridArea: theme.hero.words,
      padding: `${space[7]} 0 calc(${space[7]} - ${theme.hero.lift})`,
      background: theme.hero.ground, // The background continues to the left edge of the screen and to the picture.
      boxShadow: `0 0 0 100vmax ${theme.hero.ground}`,
      clipPath: `inset(0 calc(-1 * ${space[5]}) 0 -100vmax)`,
      color: theme.hero.ink,
    },
  },
});

// The focus has to be visible on the background of the words.
globalStyle(`${heroRow} :focus-visible`, { desktop: { outlineColor: theme.hero.ink } });

/** The header lies over the picture (Premium): taller, with larger text below the header. */
export const tallHeroRow = style(heroRow, {
  desktop: { minHeight: '40rem', paddingTop: '13rem', paddingBottom: '10rem' },
});

export const heroWords = style({ '@media': { [onlyTablet]: { maxWidth: '40%' } } });

export const headline = style({
  fontSize: `clamp(1.5rem, 0.55rem + 4.4vw, ${fontSize.display})`,
  lineHeight: 1.12,
  hyphens: 'auto',
  '@media': { [onlyTablet]: { fontSize: '1.5rem' } },
});

export const largeHeadline = style(headline, { desktop: { fontSize: '4rem', lineHeight: 1.04 } });
export const lead = style({ paddingTop: 3, maxWidth: '32rem', tablet: { fontSize: 'medium' } });

/** On phones the finder takes the link's place; the navigation has the link. */
export const heroLink = style(link, { display: 'none', marginTop: 4, tablet: { display: 'inline-flex' } });

export const overlap = style({
  position: 'relative',
  marginTop: '-1.5rem',
  tablet: { marginTop: '-4.5rem' },
  desktop: { gridArea: theme.hero.finder, maxWidth: 'none', margin: `${theme.hero.lift} 0 0`, padding: 0 },
});
export const below = style(grid({ gap: 5 }), { paddingTop: 5 });

export const finder = style({
  position: 'relative',
  overflow: 'hidden',
  background: 'raised',
  borderRadius: 'large',
  padding: 4,
  boxShadow: theme.home.finder,
  tablet: { padding: [5, 6, 6] },
});

globalStyle(`${overlap} > ${finder}`, {
  desktop: { paddingInline: theme.hero.finderInset, borderRadius: theme.hero.finderRadius },
});

export const hint = style({ padding: [1, 0, 4], color: 'muted' });

/** Padding of the sections instead of gaps, so that a missing one leaves none. */
export const sections = style(grid({ columnGap: 6 }), {
  gridTemplateAreas: theme.home.phoneAreas,
  desktop: { gridTemplateAreas: theme.home.areas, gridTemplateColumns: theme.home.columns },
});
globalStyle(`${sections} > *`, {
  paddingTop: `min(${space[7]}, ${theme.home.gap})`,
  desktop: { gridColumn: '1 / -1', paddingTop: theme.home.gap },
});
export const further = style({});
globalStyle(`${sections} h2`, { desktop: { fontSize: theme.home.titleSize } });
globalStyle(`${sections} > section:not(${further}) > h2`, {
  paddingBottom: 1,
  borderBottom: theme.home.titleLine,
  desktop: { textAlign: theme.home.align as 'start' },
});
const section = grid({ gap: 5, content: 'start' });
const inArea = (name: keyof typeof homeArea) =>
  style(section, { selectors: { '&&': { gridArea: homeArea[name] } } });
export const start = style(inArea('start'), { gridTemplateRows: '1fr' });
export const stage = inArea('stage');
export const offers = inArea('offers');
export const house = inArea('house');
globalStyle(`${further} > *`, { paddingLeft: 5, borderLeft: `4px solid ${theme.color.accent}` });
