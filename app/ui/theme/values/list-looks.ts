import type { ThemeValues } from './theme-values';

/** The values of a theme for lists and their cards. */
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

/** How a card stands on a phone. */
export const phoneCards = {
  pictureLeft: { phoneAreas: '"picture facts" "buy buy"', phoneColumns: '4.75rem minmax(0, 1fr)' },
  pictureLarge: { phoneAreas: '"picture facts" "buy buy"', phoneColumns: '6.5rem minmax(0, 1fr)' },
  /** Below the heart; the words stand where a line begins. */
  pictureRight: {
    phoneAreas: '"facts ." "facts picture" "buy buy"',
    phoneColumns: 'minmax(0, 1fr) 4.75rem',
  },
} as const;

/** Where the button stands, on any screen. */
export const buttons = {
  below: { button: '3 / 1 / auto / -1', align: 'right' },
  /** A row: the price, and what one does about it. */
  beside: { button: '2 / 2', align: 'left' },
} as const;

/** Picture, words, price: how the latter two share what is left. */
export const cardColumns = (picture: string, words = 3, price = 2) =>
  `${picture} minmax(0, ${words}fr) minmax(12.5rem, ${price}fr)`;

const base: ListLook = {
  list: { areas: listAreas.aligned, columns: '17rem minmax(0, 1fr)', gap: '0.75rem' },
  card: {
    areas: cardAreas.pictureFirst,
    columns: cardColumns('8rem'),
    ...phoneCards.pictureLeft,
    ...buttons.below,
    ground: 'var(--raised)',
    inset: '1rem',
    border: '1px solid var(--line)',
    radius: 'var(--radius-large)',
    shadow: 'none',
    plate: 'transparent',
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
