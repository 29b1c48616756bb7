import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The custom properties have plain names (`--accent`), because a location may override the colours of its theme. */
export const theme = createGlobalThemeContract({
  color: {
    page: 'page',
    surface: 'surface',
    raised: 'raised',
    text: 'text',
    muted: 'muted',
    line: 'line',
    lineStrong: 'line-strong',
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
  /** Lists on a wide screen: grid areas `title`, `finder`, `facets` and `results`, and two columns. */
  list: { areas: 'list-areas', columns: 'list-columns', gap: 'list-gap' },
  /** Cards of lists and articles' own pages; the areas are `picture`, `facts` and `buy`. */
  card: {
    areas: 'card-areas',
    columns: 'card-columns',
    phoneAreas: 'card-phone-areas',
    phoneColumns: 'card-phone-columns',
    button: 'card-button',
    align: 'card-align',
    ground: 'card-ground',
    /** Padding of the card; none without a background. */
    inset: 'card-inset',
    border: 'card-border',
    radius: 'card-radius',
    shadow: 'card-shadow',
    plate: 'card-plate',
    pictureGround: 'card-picture-ground',
    pictureRadius: 'card-picture-radius',
    tagGround: 'card-tag-ground',
    tagBorder: 'card-tag-border',
    tagRadius: 'card-tag-radius',
  },
  /** The head of the start page on a wide screen: a grid between two gutters. */
  hero: {
    columns: 'hero-columns',
    scene: 'hero-scene',
    words: 'hero-words',
    finder: 'hero-finder',
    /** Padding around the part of the scene that is always visible. */
    inset: 'hero-inset',
    /** `1` if the scene has text on it. */
    haze: 'hero-haze',
    /** Margin above the finder; negative overlaps the row before it. */
    lift: 'hero-lift',
    ground: 'hero-ground',
    ink: 'hero-ink',
    radius: 'hero-radius',
    finderInset: 'hero-finder-inset',
    finderRadius: 'hero-finder-radius',
  },
  /** The start page: grid areas `start`, `offers`, `stage`, `workshop`, `reasons`, `house`, `makes` and `places`, and their weight. */
  home: {
    areas: 'home-areas',
    columns: 'home-columns',
    phoneAreas: 'home-phone-areas',
    /** A list of shadows. */
    finder: 'home-finder',
    gap: 'home-gap',
    heroHeight: 'home-hero-height',
    align: 'home-align',
    tiles: 'home-tiles',
    tileDirection: 'home-tile-direction',
    phoneTiles: 'home-phone-tiles',
    phoneTileDirection: 'home-phone-tile-direction',
    /** `none` if a phone's tiles have only a picture and a name. */
    phoneTileText: 'home-phone-tile-text',
    phoneTileName: 'home-phone-tile-name',
    reasons: 'home-reasons',
    tileGround: 'home-tile-ground',
    tileBorder: 'home-tile-border',
    titleSize: 'home-title-size',
    /** Border below the names of parts. */
    titleLine: 'home-title-line',
    /** Columns of services and places, and the look of each; the sides are widths of borders. */
    items: 'home-items',
    itemGround: 'home-item-ground',
    itemSides: 'home-item-sides',
    itemInset: 'home-item-inset',
    makes: 'home-makes',
    /** `1` if the picture of the location stands at the right. */
    housePicture: 'home-house-picture',
  },
  /** The configurator on a wide start page: grid areas `w` words, `l` paints, `f` rims, `k` button and `c` car. */
  stage: {
    areas: 'stage-areas',
    columns: 'stage-columns',
    inset: 'stage-inset',
    ground: 'stage-ground',
    /** A `border-image` that continues the background to the edges of the screen. */
    band: 'stage-band',
    ink: 'stage-ink',
  },
  price: { size: 'price-size', weight: 'price-weight', color: 'price-color' },
});
