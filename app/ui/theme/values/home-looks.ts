import type { ThemeValues } from './theme-values';

type HomeLook = ThemeValues['home'];

const oneColumn = 'minmax(0, 1fr)';

const base: HomeLook = {
  areas: '"start" "offers" "reasons" "house"',
  columns: oneColumn,
  gap: '4.5rem',
  heroHeight: '27rem',
  align: 'start',
  tiles: 'repeat(3, minmax(0, 1fr))',
  tileDirection: 'row',
  tileGround: 'var(--raised)',
  tileBorder: '1px solid var(--line)',
};

const looks = {
  /** One thing below the other, in the order in which it is asked for. */
  column: base,
  /** The house stands beside what one can do: a neighbour's shop. */
  neighbour: {
    ...base,
    areas: '"start house" "offers offers" "reasons reasons"',
    columns: 'minmax(0, 2fr) minmax(0, 1fr)',
    tiles: oneColumn,
  },
  /** A data sheet: what the shop does first, in close rows. */
  sheet: {
    ...base,
    areas: '"reasons" "start" "offers" "house"',
    gap: '3rem',
    heroHeight: '24rem',
    tileBorder: '1px solid var(--line-strong)',
  },
  /** The house comes first, on a wide picture. */
  welcome: {
    ...base,
    areas: '"house" "start" "offers" "reasons"',
    heroHeight: '30rem',
    tileGround: 'var(--accent-soft)',
    tileBorder: '1px solid transparent',
  },
  /** Goods first. */
  counter: { ...base, areas: '"offers" "start" "reasons" "house"', gap: '3rem', heroHeight: '22rem' },
  /** Two columns, close together. */
  dense: {
    ...base,
    areas: '"start reasons" "offers offers" "house house"',
    columns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '2rem',
    heroHeight: '20rem',
    tiles: oneColumn,
  },
  /** Everything on the page's axis. */
  axis: {
    ...base,
    areas: '"start" "reasons" "offers" "house"',
    align: 'center',
    tileDirection: 'column',
    tileGround: 'none',
    tileBorder: '1px solid transparent',
  },
  /** The house is a column at the left, as it is in the header. */
  panel: {
    ...base,
    areas: '"house start" "house reasons" "offers offers"',
    columns: '24rem minmax(0, 1fr)',
    heroHeight: '24rem',
    tiles: oneColumn,
    tileBorder: '0 solid transparent',
  },
  /** Bands: tiles in the colour of the ribbon, reasons and house side by side at the end. */
  bands: {
    ...base,
    areas: '"start start" "offers offers" "house reasons"',
    columns: 'minmax(0, 3fr) minmax(0, 2fr)',
    tileGround: 'var(--accent-soft)',
    tileBorder: '1px solid transparent',
  },
  /** An instrument panel: reasons beside the house, little air. */
  instruments: {
    ...base,
    areas: '"start start" "reasons house" "offers offers"',
    columns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '2.5rem',
    heroHeight: '21rem',
    tileDirection: 'column',
  },
  /** Few things, far apart, without frames. */
  gallery: {
    ...base,
    areas: '"start" "house" "offers" "reasons"',
    gap: '6rem',
    tileDirection: 'column',
    tileGround: 'none',
    tileBorder: '0 solid transparent',
  },
} satisfies Record<string, HomeLook>;

/** The idea that a theme has of its start page. */
export function homeLook(name: keyof typeof looks): { home: HomeLook } {
  return { home: looks[name] };
}
