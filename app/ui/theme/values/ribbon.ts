import { fonts } from './fonts';
import { heroLook } from './hero-looks';
import { homeLook } from './home-looks';
import { listLooks } from './list-looks';
import { stageLook } from './stage-looks';
import { lightColors, type ThemeValues } from './theme-values';

export const ribbon: ThemeValues = {
  color: {
    ...lightColors,
    page: '#f2f7fa',
    text: '#12242f',
    muted: '#4d616e',
    line: '#d2e0e8',
    lineStrong: '#778c99',
    accent: '#1f5f8b',
    action: '#a4460b',
    good: '#17683e',
    goodSoft: '#e4f4eb',
    warn: '#7d5400',
    warnSoft: '#fcf1d6',
    danger: '#a9271c',
    dangerSoft: '#fbe8e5',
    focus: '#0d6bd6',
  },
  font: { body: fonts.figtree, display: fonts.figtree },
  headline: { weight: '750', case: 'none', tracking: '-0.015em' },
  radius: { small: '16px', large: '24px' },
  shadow: {
    low: '0 2px 12px rgb(31 95 139 / 0.1)',
    high: '0 14px 44px rgb(18 60 90 / 0.22)',
  },
  ...listLooks.floating({
    card: {
      shadow: 'inset 0 4px 0 var(--accent), var(--shadow-low)',
      radius: '16px',
      tagGround: 'var(--accent-soft)',
      tagBorder: '1px solid transparent',
    },
    price: { weight: '750' },
  }),
  ...heroLook('band'),
  ...homeLook('bands'),
  ...stageLook('band'),
};
