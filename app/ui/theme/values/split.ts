import { fonts } from './fonts';
import { heroLook } from './hero-looks';
import { homeLook } from './home-looks';
import { cardAreas, listLooks, phoneCards } from './list-looks';
import { stageLook } from './stage-looks';
import { lightColors, type ThemeValues } from './theme-values';

export const split: ThemeValues = {
  color: {
    ...lightColors,
    page: '#f4f1f0',
    text: '#261b1f',
    muted: '#66575c',
    line: '#e0d7d8',
    lineStrong: '#8f8184',
    accent: '#8c1d40',
    action: '#8c1d40',
    good: '#2a652f',
    goodSoft: '#eaf3e9',
    warn: '#7d5100',
    warnSoft: '#fbf0d8',
    danger: '#a3261c',
    dangerSoft: '#fae8e5',
    focus: '#1b62bd',
  },
  font: { body: fonts.publicSans, display: fonts.publicSans },
  headline: { weight: '750', case: 'none', tracking: '-0.02em' },
  radius: { small: '6px', large: '6px' },
  shadow: {
    low: '0 1px 3px rgb(38 27 31 / 0.1)',
    high: '0 12px 36px rgb(38 27 31 / 0.2)',
  },
  ...listLooks.lined({
    card: {
      ...phoneCards.pictureRight,
      areas: cardAreas.pictureMiddle,
      columns: 'minmax(0, 3fr) 8rem minmax(12.5rem, 2fr)',
      plate: 'var(--accent-soft)',
      tagRadius: '3px',
    },
    price: { color: 'var(--accent)', weight: '750' },
  }),
  ...heroLook('panel'),
  ...homeLook('panel'),
  ...stageLook('panel'),
};
