/** Steps of 4 px, in rem, so that the shopper's text size scales the page. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4.5rem',
} as const;

/** Type scale: 13 / 15 / 17 / 20 / 25 / 32 / 40 px; and 11 px for labels below icons. */
export const fontSize = {
  icon: '0.6875rem',
  small: '0.8125rem',
  base: '0.9375rem',
  medium: '1.0625rem',
  large: '1.25rem',
  title: '1.5625rem',
  headline: '2rem',
  display: '2.5rem',
} as const;

export const touchTarget = '2.75rem';

export const maxWidth = { page: '81rem', prose: '42rem' } as const;

export const gutter = `max(${space[4]}, 50% - ${Number.parseFloat(maxWidth.page) / 2 - Number.parseFloat(space[4])}rem)`;

export const from = {
  tablet: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 64rem)',
  wide: 'screen and (min-width: 80rem)',
} as const;

export const onlyTablet = `${from.tablet} and (max-width: 63.99rem)`;

export const upTo = {
  tablet: 'screen and (max-width: 47.99rem)',
  desktop: 'screen and (max-width: 63.99rem)',
  wide: 'screen and (max-width: 79.99rem)',
} as const;

/** Of a container: narrower than on a phone of 320 px with letters of the usual size. */
export const largeLetters = '(max-width: 15.5rem)';

/** Phones narrower than 384 px, whose headers have no line of their own for labels. */
export const narrow = 'screen and (max-width: 23.99rem)';

export const zIndex = {
  raised: '1',
  bar: '700',
  foot: '800',
  menu: '900',
  header: '981',
  overlay: '1000',
  skip: '1100',
} as const;

/** Grid areas of the start page. Their short names keep the themes' templates small. */
export const homeArea = {
  start: 's',
  offers: 'o',
  stage: 'b',
  workshop: 'w',
  reasons: 'r',
  house: 'h',
  makes: 'm',
  places: 'p',
} as const;
