import { gutter } from '../../tokens/tokens';
import type { ThemeValues } from './theme-values';

type HeroLook = ThemeValues['hero'];

const base: HeroLook = {
  columns: 'minmax(0, 2fr) minmax(0, 3fr)',
  scene: '1 / 1 / 2 / -1',
  words: '1 / 2 / 2 / 3',
  finder: '2 / 2 / 3 / -2',
  inset: `1rem ${gutter} 4.5rem 44%`,
  haze: '1',
  lift: '-4.5rem',
  ground: 'transparent',
  ink: 'var(--text)',
  radius: '0',
  finderInset: '2rem',
  finderRadius: 'var(--radius-large)',
};

const apart = { ...base, haze: '0', lift: '0rem', inset: '1rem 0 0' };

const asBand = { finderInset: gutter, finderRadius: '0' };

const looks = {
  over: base,
  beside: {
    ...apart,
    columns: 'minmax(0, 5fr) 2rem minmax(0, 6fr)',
    scene: '1 / 4 / 3 / -1',
    finder: '2 / 2 / 3 / 3',
  },
  mirrored: {
    ...apart,
    columns: 'minmax(0, 6fr) 2rem minmax(0, 5fr)',
    scene: '1 / 1 / 3 / 3',
    words: '1 / 4 / 2 / 5',
    finder: '2 / 4 / 3 / 5',
  },
  finderFirst: {
    ...base,
    ...asBand,
    scene: '2 / 1 / 3 / -1',
    words: '2 / 2 / 3 / 3',
    finder: '1 / 1 / 2 / -1',
    inset: `1rem ${gutter} 1.5rem 44%`,
    lift: '0rem',
  },
  captioned: {
    ...base,
    columns: 'minmax(0, 1fr) 2rem minmax(0, 2fr)',
    words: '2 / 2 / 3 / 3',
    finder: '2 / 4 / 3 / 5',
    inset: `1rem ${gutter} 4.5rem`,
    haze: '0',
  },
  panel: {
    ...apart,
    columns: '19.5rem 1.5rem minmax(0, 1fr)',
    scene: '1 / 4 / 2 / -1',
    inset: '1rem 0 2.5rem',
    finder: '2 / 2 / 3 / -2',
    lift: '2rem',
    ground: 'var(--accent)',
    ink: 'var(--accent-text)',
  },
  card: {
    ...apart,
    columns: 'minmax(0, 1fr) minmax(0, 1fr)',
    scene: '1 / 3 / 2 / -2',
    radius: '0 0 var(--radius-large) var(--radius-large)',
    inset: '1rem 0',
    lift: '1rem',
  },
  band: { ...base, ...asBand, finder: '2 / 1 / 3 / -1', inset: `1rem ${gutter} 2.5rem 44%`, lift: '0rem' },
} satisfies Record<string, HeroLook>;

export function heroLook(name: keyof typeof looks): { hero: HeroLook } {
  return { hero: looks[name] };
}
