import { fonts } from './fonts';
import { heroLook } from './hero-looks';
import { homeLook } from './home-looks';
import { listLooks } from './list-looks';
import { stageLook } from './stage-looks';
import { blend, lightColors, type ThemeValues } from './theme-values';

export const muster: ThemeValues = {
  color: {
    ...lightColors,
    page: '#f2f4f6',
    text: '#15212d',
    muted: '#556270',
    line: '#d8dee4',
    lineStrong: '#7f8b98',
    accent: '#0b4a82',
    accentStrong: blend('accent', 78, '#000000'),
    action: '#c53f0a',
    actionStrong: blend('action', 84, '#000000'),
    good: '#14683b',
    goodSoft: '#e6f4ec',
    warn: '#855600',
    warnSoft: '#fdf3dc',
    danger: '#b3261e',
    dangerSoft: '#fcebea',
    focus: '#1a73d9',
  },
  font: { body: fonts.geist, display: fonts.geist },
  headline: { weight: '700', case: 'none', tracking: '-0.022em' },
  radius: { small: '4px', large: '10px' },
  shadow: {
    low: '0 1px 2px rgb(21 33 45 / 0.06), 0 4px 16px rgb(21 33 45 / 0.05)',
    high: '0 8px 40px rgb(21 33 45 / 0.18)',
  },
  ...listLooks.lined({ card: { shadow: 'var(--shadow-low)' } }),
  ...heroLook('over'),
  ...homeLook('neighbour'),
  ...stageLook('middle'),
};
