import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * What a theme decides. The names of the custom properties are plain (`--accent`), because a location may set its
 * own colours over those of its theme.
 */
export const theme = createGlobalThemeContract({
  color: {
    /** Behind everything. */
    page: 'page',
    /** Bars, panels and forms. */
    surface: 'surface',
    /** Cards and menus above the surface. */
    raised: 'raised',
    text: 'text',
    muted: 'muted',
    line: 'line',
    lineStrong: 'line-strong',
    /** The location's own colour: links, marks, the current thing. */
    accent: 'accent',
    accentStrong: 'accent-strong',
    accentSoft: 'accent-soft',
    /** On accent. */
    accentText: 'accent-text',
    /** The one primary button. */
    action: 'action',
    actionStrong: 'action-strong',
    actionText: 'action-text',
    good: 'good',
    goodSoft: 'good-soft',
    warn: 'warn',
    warnSoft: 'warn-soft',
    danger: 'danger',
    dangerSoft: 'danger-soft',
    focus: 'focus',
  },
  font: { body: 'font-body', display: 'font-display' },
  /** Weight and letter case of headlines. */
  headline: { weight: 'headline-weight', case: 'headline-case', tracking: 'headline-tracking' },
  radius: { small: 'radius-small', large: 'radius-large' },
  shadow: { low: 'shadow-low', high: 'shadow-high' },
  /** How a list stands on a wide screen: grid areas `title`, `finder`, `facets` and `results`, and its two columns. */
  list: { areas: 'list-areas', columns: 'list-columns', gap: 'list-gap' },
  /** A card of a list; its areas are `picture`, `facts` and `buy`. */
  card: {
    areas: 'card-areas',
    columns: 'card-columns',
    ground: 'card-ground',
    border: 'card-border',
    radius: 'card-radius',
    shadow: 'card-shadow',
    /** Behind the price and the button. */
    plate: 'card-plate',
    /** Behind the picture. */
    pictureGround: 'card-picture-ground',
    pictureRadius: 'card-picture-radius',
    tagGround: 'card-tag-ground',
    tagBorder: 'card-tag-border',
    tagRadius: 'card-tag-radius',
  },
  /** The start page on a wide screen: grid areas `start`, `offers`, `reasons` and `house`, and their weight. */
  home: {
    areas: 'home-areas',
    columns: 'home-columns',
    gap: 'home-gap',
    heroHeight: 'home-hero-height',
    /** Of headings and greeting. */
    align: 'home-align',
    /** Columns of the tiles that lead to tyres, and how one is laid out. */
    tiles: 'home-tiles',
    tileDirection: 'home-tile-direction',
    tileGround: 'home-tile-ground',
    tileBorder: 'home-tile-border',
  },
  price: { size: 'price-size', weight: 'price-weight', color: 'price-color' },
});
