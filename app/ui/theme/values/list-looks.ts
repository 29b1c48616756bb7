import type { ThemeValues } from './theme-values';

type ListLook = Pick<ThemeValues, 'list' | 'card' | 'price'>;
type Changes = { [Part in keyof ListLook]?: Partial<ListLook[Part]> };

export const listAreas = {
  aligned: '"title finder" "facets results"',
  stacked: '"title title" "finder finder" "facets results"',
  facetsRight: '"title facets" "finder facets" "results facets"',
} as const;

export const cardAreas = {
  pictureFirst: '"picture facts buy"',
  pictureMiddle: '"facts picture buy"',
} as const;

export const phoneCards = {
  pictureLeft: { phoneAreas: '"picture facts" "buy buy"', phoneColumns: '4.75rem minmax(0, 1fr)' },
  pictureLarge: { phoneAreas: '"picture facts" "buy buy"', phoneColumns: '6.5rem minmax(0, 1fr)' },
  pictureRight: {
    phoneAreas: '"facts ." "facts picture" "buy buy"',
    phoneColumns: 'minmax(0, 1fr) 4.75rem',
  },
} as const;

export const buttons = {
  below: { button: '3 / 1 / auto / -1', align: 'right' },
  beside: { button: '2 / 2', align: 'left' },
} as const;

/** Picture, words and price: the latter two share the rest. */
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

export const listLooks = {
  lined: (changes: Changes = {}) => changed(base, changes),
  ruled: (changes: Changes = {}) => changed(sheet, changes),
  floating: (changes: Changes = {}) => changed(floating, changes),
} as const;
