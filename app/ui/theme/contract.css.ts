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
    accentText: 'accent-text',
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
  headline: { weight: 'headline-weight', case: 'headline-case', tracking: 'headline-tracking' },
  radius: { small: 'radius-small', large: 'radius-large' },
  shadow: { low: 'shadow-low', high: 'shadow-high' },
  /** How a list stands on a wide screen: grid areas `title`, `finder`, `facets` and `results`, and its two columns. */
  list: { areas: 'list-areas', columns: 'list-columns', gap: 'list-gap' },
  /** A card of a list, and with the same frame an article's own page; its areas are `picture`, `facts` and `buy`. */
  card: {
    areas: 'card-areas',
    columns: 'card-columns',
    phoneAreas: 'card-phone-areas',
    phoneColumns: 'card-phone-columns',
    /** Where the button stands beside or below the price, and at which edge the price. */
    button: 'card-button',
    align: 'card-align',
    ground: 'card-ground',
    /** From the card's edge to what stands in it; none where the card has no ground. */
    inset: 'card-inset',
    border: 'card-border',
    radius: 'card-radius',
    shadow: 'card-shadow',
    /** Behind the price and the button. */
    plate: 'card-plate',
    pictureGround: 'card-picture-ground',
    pictureRadius: 'card-picture-radius',
    tagGround: 'card-tag-ground',
    tagBorder: 'card-tag-border',
    tagRadius: 'card-tag-radius',
  },
  /** The head of the start page on a wide screen: a grid between two gutters, in which each part has its lines. */
  hero: {
    columns: 'hero-columns',
    scene: 'hero-scene',
    words: 'hero-words',
    finder: 'hero-finder',
    /** From the scene's edges to what is seen of it in any case. */
    inset: 'hero-inset',
    /** `1` where words stand on the scene. */
    haze: 'hero-haze',
    /** How far the finder stands below the row before it, or over its edge. */
    lift: 'hero-lift',
    ground: 'hero-ground',
    ink: 'hero-ink',
    radius: 'hero-radius',
    finderInset: 'hero-finder-inset',
    finderRadius: 'hero-finder-radius',
  },
  /** The start page: grid areas `start`, `offers`, `reasons` and `house`, and their weight. */
  home: {
    areas: 'home-areas',
    columns: 'home-columns',
    /** The same areas one below the other. */
    phoneAreas: 'home-phone-areas',
    /** What lifts the finder from the page: a list of shadows. */
    finder: 'home-finder',
    gap: 'home-gap',
    heroHeight: 'home-hero-height',
    /** Of headings and greeting. */
    align: 'home-align',
    /** Columns of the tiles that lead to tyres, and how one is laid out. */
    tiles: 'home-tiles',
    tileDirection: 'home-tile-direction',
    phoneTiles: 'home-phone-tiles',
    phoneTileDirection: 'home-phone-tile-direction',
    /** `none` where a phone's tiles are a picture and a name. */
    phoneTileText: 'home-phone-tile-text',
    phoneTileName: 'home-phone-tile-name',
    /** Columns of the reasons to buy here. */
    reasons: 'home-reasons',
    tileGround: 'home-tile-ground',
    tileBorder: 'home-tile-border',
  },
  price: { size: 'price-size', weight: 'price-weight', color: 'price-color' },
});
