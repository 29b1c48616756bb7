import type { ThemeValues } from './theme-values';

type StageLook = ThemeValues['stage'];

const soft = 'var(--accent-soft)';
const asphalt = 'color-mix(in srgb, var(--text) 60%, var(--accent-soft))';

const ground = (above: string, road = `${asphalt} 3.5rem`) => `linear-gradient(to top, ${road}, ${above} 0)`;
const toTheEdges = { inset: '0', ground: 'none' };
const band = (background: string) => `${background} fill 0 / 0 / 0 100vmax`;

const base: StageLook = {
  areas: '"w c""l c""f c""k c"',
  columns: '24rem minmax(0, 1fr)',
  inset: '2rem',
  ground: ground(soft),
  band: 'none',
  ink: 'var(--text)',
};

const looks = {
  words: base,
  /** The car in the middle, paints and rims at its right. */
  middle: { ...base, areas: '"w c l""w c f""k c f""k c f"', columns: '15rem minmax(0, 1fr) 12.5rem' },
  mirrored: { ...base, areas: '"c w""c l""c f""c k"', columns: 'minmax(0, 1fr) 24rem' },
  blueprint: {
    ...base,
    areas: '"w c f""l c f""l c f""k c f"',
    columns: '15rem minmax(0, 1fr) 7.5rem',
    ground: `${ground('transparent')}, repeating-linear-gradient(90deg, var(--line) 0 1px, var(--raised) 0 3rem)`,
  },
  /** On the water's edge. */
  quay: {
    ...base,
    areas: '"c w""c l""c f""c k"',
    columns: 'minmax(0, 1fr) 24rem',
    ...toTheEdges,
    band: band(ground(soft, 'var(--accent) 1.5rem')),
  },
  /** Rims before paints, on the floor of the shop. */
  counter: {
    ...base,
    areas: '"c w""c f""c l""c k"',
    columns: 'minmax(0, 1fr) 24rem',
    ground: ground('var(--raised)', 'var(--line) 3.5rem'),
  },
  /** Words and choices in a line, the car below. */
  dense: { ...base, areas: '"w l""w f""c k""c k"', columns: 'minmax(0, 1fr) 24rem' },
  axis: {
    ...base,
    areas: '"w w w""l c f""l c f""k c f"',
    columns: '13rem minmax(0, 1fr) 13rem',
  },
  panel: {
    ...base,
    ground: `linear-gradient(to right, var(--accent-strong) 27.5rem, transparent 0), ${ground(soft)}`,
    ink: 'var(--accent-text)',
  },
  band: { ...base, ...toTheEdges, band: band(ground(soft)) },
  rail: { ...base, areas: '"w l""c l""c f""c k"', columns: 'minmax(0, 1fr) 14rem' },
  studio: { ...base, ...toTheEdges, band: band(ground('var(--text)')), ink: 'var(--page)' },
} satisfies Record<string, StageLook>;

export function stageLook(name: keyof typeof looks): { stage: StageLook } {
  return { stage: looks[name] };
}
