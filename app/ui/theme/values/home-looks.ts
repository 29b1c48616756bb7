import { homeArea } from '../../tokens/tokens';
import type { ThemeValues } from './theme-values';

type HomeLook = ThemeValues['home'];

const phoneTiles = {
  rows: {
    phoneTiles: 'minmax(0, 1fr)',
    phoneTileDirection: 'row',
    phoneTileText: 'block',
    phoneTileName: '1.0625rem',
  },
  row: {
    phoneTiles: 'repeat(3, minmax(0, 1fr))',
    phoneTileDirection: 'column',
    phoneTileText: 'none',
    phoneTileName: '0.8125rem',
  },
} as const;

const lifted = 'inset 0 4px 0 var(--action), var(--shadow-high)';
const lined = '0 0 0 1px var(--line)';

const line = '1px solid var(--line-strong)';

const oneColumn = 'minmax(0, 1fr)';

/** Four reasons stand four or two in a row, not three and one. */
const columns = (least: string) => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`;

const entries = {
  cards: {
    items: columns('15rem'),
    itemGround: 'var(--raised)',
    itemSides: '1px',
    itemInset: '1rem',
  },
  /** Of a price list. */
  rows: { items: columns('24rem'), itemGround: 'none', itemSides: '0 0 1px', itemInset: '0' },
  tiles: { items: columns('15rem'), itemGround: 'var(--accent-soft)', itemSides: '0', itemInset: '1rem' },
  ruled: { items: columns('15rem'), itemGround: 'none', itemSides: '1px 0 0', itemInset: '0' },
} as const;

/** At least three columns on a phone, and that many on a wide screen. */
const makes = (count: 4 | 6) => `repeat(auto-fill, minmax(max(6.25rem, ${count === 6 ? 15 : 23}%), 1fr))`;

const base: Omit<HomeLook, 'phoneAreas'> = {
  areas: '"start" "offers" "stage" "workshop" "reasons" "house" "makes" "places"',
  columns: oneColumn,
  gap: '4.5rem',
  heroHeight: '27rem',
  align: 'start',
  tiles: 'repeat(3, minmax(0, 1fr))',
  tileDirection: 'row',
  tileGround: 'var(--raised)',
  tileBorder: '1px solid var(--line)',
  ...phoneTiles.rows,
  finder: lifted,
  reasons: columns('15rem'),
  ...entries.cards,
  makes: makes(6),
  titleSize: '1.5625rem',
  titleLine: '0 solid',
  housePicture: '0',
};

const looks = {
  column: base,
  blocks: { ...base, ...entries.rows, reasons: columns('13.5rem') },
  neighbour: {
    ...base,
    titleLine: line,
    reasons: columns('18rem'),
    areas:
      '"start start" "offers offers" "stage stage" "workshop house" "reasons house" "makes house" "places places"',
    columns: 'minmax(0, 2fr) minmax(0, 1fr)',
  },
  sheet: {
    ...base,
    ...entries.rows,
    titleSize: '1.25rem',
    titleLine: line,
    housePicture: '1',
    finder: lined,
    areas: '"reasons" "start" "offers" "workshop" "house" "stage" "places" "makes"',
    gap: '3rem',
    heroHeight: '23rem',
    tileBorder: line,
  },
  welcome: {
    ...base,
    ...entries.tiles,
    ...phoneTiles.row,
    areas: '"house" "start" "offers" "places" "stage" "workshop" "reasons" "makes"',
    heroHeight: '23rem',
    tileGround: 'var(--accent-soft)',
    tileBorder: '1px solid transparent',
  },
  counter: {
    ...base,
    ...entries.rows,
    titleLine: '2px solid var(--text)',
    housePicture: '1',
    ...phoneTiles.row,
    finder: lined,
    areas: '"offers" "start" "makes" "stage" "reasons" "workshop" "house" "places"',
    gap: '3rem',
    heroHeight: '23rem',
  },
  dense: {
    ...base,
    ...entries.rows,
    titleSize: '1.25rem',
    makes: makes(4),
    finder: lined,
    reasons: oneColumn,
    areas: '"start reasons" "offers offers" "workshop workshop" "stage stage" "makes places" "house house"',
    columns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '2rem',
    heroHeight: '21rem',
    tiles: oneColumn,
  },
  axis: {
    ...base,
    ...entries.tiles,
    finder: lined,
    areas: '"start" "stage" "reasons" "offers" "workshop" "house" "places" "makes"',
    align: 'center',
    tileDirection: 'column',
    tileGround: 'none',
    tileBorder: '1px solid transparent',
  },
  panel: {
    ...base,
    ...entries.ruled,
    makes: makes(4),
    reasons: columns('18rem'),
    areas: '"house start" "house reasons" "offers offers" "stage stage" "workshop workshop" "places makes"',
    columns: '24rem minmax(0, 1fr)',
    heroHeight: '23rem',
    tiles: oneColumn,
    tileBorder: '1px solid transparent',
  },
  bands: {
    ...base,
    ...entries.tiles,
    makes: 'repeat(12, max-content)',
    housePicture: '1',
    ...phoneTiles.row,
    heroHeight: '23rem',
    areas:
      '"stage stage" "start start" "offers offers" "house reasons" "workshop workshop" "makes makes" "places places"',
    columns: 'minmax(0, 3fr) minmax(0, 2fr)',
    tileGround: 'var(--accent-soft)',
    tileBorder: '1px solid transparent',
  },
  instruments: {
    ...base,
    ...entries.rows,
    titleSize: '1.25rem',
    makes: makes(4),
    ...phoneTiles.row,
    finder: lined,
    reasons: oneColumn,
    areas: '"start start" "stage stage" "reasons house" "workshop house" "offers offers" "makes places"',
    columns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '2.5rem',
    heroHeight: '21rem',
    tileDirection: 'column',
  },
  gallery: {
    ...base,
    ...entries.ruled,
    titleSize: '2rem',
    housePicture: '1',
    ...phoneTiles.row,
    finder: '0 -1px 0 var(--text)',
    areas: '"stage" "start" "house" "offers" "workshop" "reasons" "places" "makes"',
    gap: '6rem',
    tileDirection: 'column',
    tileGround: 'none',
    tileBorder: '1px solid transparent',
  },
} satisfies Record<string, Omit<HomeLook, 'phoneAreas'>>;

const shortened = (areas: string): string =>
  areas.replace(/\w+/g, (area) => homeArea[area as keyof typeof homeArea]);

function stacked(areas: string): string {
  return [...new Set(areas.match(/\w+/g))].map((area) => `"${area}"`).join('');
}

export function homeLook(name: keyof typeof looks): { home: HomeLook } {
  const areas = shortened(looks[name].areas).replaceAll('" "', '""');
  return { home: { ...looks[name], areas, phoneAreas: stacked(areas) } };
}
