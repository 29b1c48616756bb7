/** Steps of 4 px, in rem, so that the shopper's own text size scales the page. */
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

/** Type scale: 13 / 15 / 17 / 20 / 25 / 32 / 40 px; and 11 px for a word below its sign. */
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

/** The least size of anything that is touched. */
export const touchTarget = '2.75rem';

/** Content is no wider than this; text columns no wider than `prose`. */
export const maxWidth = { page: '81rem', prose: '42rem' } as const;

/** From the edge of a band to where the page's own measure begins. */
export const gutter = `max(${space[4]}, 50% - ${Number.parseFloat(maxWidth.page) / 2 - Number.parseFloat(space[4])}rem)`;

/** Named widths at which layouts change. */
export const from = {
  tablet: 'screen and (min-width: 48rem)',
  desktop: 'screen and (min-width: 64rem)',
  wide: 'screen and (min-width: 80rem)',
} as const;

/** From `tablet` up to `desktop`. */
export const onlyTablet = `${from.tablet} and (max-width: 63.99rem)`;

/** The widths below those named in `from`. */
export const upTo = {
  tablet: 'screen and (max-width: 47.99rem)',
  desktop: 'screen and (max-width: 63.99rem)',
  wide: 'screen and (max-width: 79.99rem)',
} as const;

/** Phones of 360 px and the like, on which a header's words have no line to themselves. */
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
