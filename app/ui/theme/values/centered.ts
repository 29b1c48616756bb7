import { fonts } from './fonts';
import { heroLook } from './hero-looks';
import { homeLook } from './home-looks';
import { cardAreas, listLooks, phoneCards } from './list-looks';
import { stageLook } from './stage-looks';
import { lightColors, type ThemeValues } from './theme-values';

export const centered: ThemeValues = {
  color: {
    ...lightColors,
    page: '#fbfaf7',
    surface: '#fffefc',
    text: '#1b2a33',
    muted: '#55646d',
    line: '#e4e0d6',
    lineStrong: '#868b8c',
    accent: '#00507a',
    action: '#a8361f',
    good: '#1a6647',
    goodSoft: '#e6f3ec',
    warn: '#7f5500',
    warnSoft: '#faf1da',
    danger: '#a5281c',
    dangerSoft: '#faeae6',
    focus: '#0b6bc4',
  },
  font: { body: fonts.figtree, display: fonts.figtree },
  headline: { weight: '500', case: 'none', tracking: '-0.01em' },
  radius: { small: '14px', large: '28px' },
  shadow: {
    low: '0 1px 2px rgb(27 42 51 / 0.05)',
    high: '0 18px 50px rgb(27 42 51 / 0.14)',
  },
  ...listLooks.ruled({
    card: {
      ...phoneCards.pictureRight,
      areas: cardAreas.pictureMiddle,
      columns: 'minmax(0, 1fr) 8.5rem minmax(12.5rem, 1fr)',
      ground: 'none',
      inset: '0rem',
    },
    price: { weight: '500' },
  }),
  ...heroLook('over'),
  ...homeLook('axis'),
  ...stageLook('axis'),
};
