import type { ThemeValues } from './theme-values';

/** What a theme decides about lists and their cards. */
type ListLook = Pick<ThemeValues, 'list' | 'card' | 'price'>;
type Changes = { [Part in keyof ListLook]?: Partial<ListLook[Part]> };

/** Where the parts of a list stand on a wide screen. */
export const listAreas = {
  /** Heading above the filters, finder above the results. */
  aligned: '"title finder" "facets results"',
  /** The heading has a line of its own. */
  stacked: '"title title" "finder finder" "facets results"',
  /** Filters at the right, where the navigation is a column at the left. */
  facetsRight: '"title facets" "finder facets" "results facets"',
} as const;

/** In which order the parts of a card stand on a wide screen. */
export const cardAreas = {
  pictureFirst: '"picture facts buy"',
  /** Words, picture, price: the picture is the axis. */
  pictureMiddle: '"facts picture buy"',
} as const;

const base: ListLook = {
  list: { areas: listAreas.aligned, columns: '17rem minmax(0, 1fr)', gap: '0.75rem' },
  card: {
    areas: cardAreas.pictureFirst,
    columns: '8rem minmax(0, 1fr) 20rem',
    ground: 'var(--raised)',
    border: '1px solid var(--line)',
    radius: 'var(--radius-large)',
    shadow: 'none',
    plate: 'none',
    pictureGround: 'none',
    pictureRadius: '0',
    tagGround: 'none',
    tagBorder: '1px solid var(--line)',
    tagRadius: '99px',
  },
  price: { size: '1.5625rem', weight: '700', color: 'inherit' },
};

function changed(look: ListLook, { list, card, price }: Changes): ListLook {
  return {
    list: { ...look.list, ...list },
    card: { ...look.card, ...card },
    price: { ...look.price, ...price },
  };
}

const sheet = changed(base, {
  list: { gap: '1px' },
  card: { radius: '0', border: '0 solid transparent', shadow: '0 1px 0 var(--line)' },
});

const floating = changed(base, {
  card: { border: '1px solid transparent', shadow: 'var(--shadow-low)' },
});

/** A few ways in which a list can look; a theme takes one and says what is its own. */
export const listLooks = {
  /** Cards with a line around them, some space between. */
  lined: (changes: Changes = {}) => changed(base, changes),
  /** Rows of one sheet, a rule between them. */
  ruled: (changes: Changes = {}) => changed(sheet, changes),
  /** Cards without a line, lifted by a shadow. */
  floating: (changes: Changes = {}) => changed(floating, changes),
} as const;
