import { fonts } from './fonts';
import { heroLook } from './hero-looks';
import { homeLook } from './home-looks';
import { cardColumns, listLooks } from './list-looks';
import { stageLook } from './stage-looks';
import { lightColors, type ThemeValues } from './theme-values';

export const tecar: ThemeValues = {
  color: {
    ...lightColors,
    page: '#eef0f0',
    text: '#16191a',
    muted: '#525b5c',
    line: '#d3d9d9',
    lineStrong: '#7d8888',
    accent: '#0a5c5c',
    action: '#a63a00',
    good: '#14683b',
    goodSoft: '#e4f3ea',
    warn: '#7d5200',
    warnSoft: '#fbf0d6',
    danger: '#a8261c',
    dangerSoft: '#fae8e5',
    focus: '#0f62d6',
  },
  font: { body: fonts.geist, display: fonts.geist },
  headline: { weight: '800', case: 'none', tracking: '-0.03em' },
  radius: { small: '0px', large: '4px' },
  shadow: {
    low: '0 1px 0 rgb(22 25 26 / 0.12)',
    high: '0 10px 30px rgb(22 25 26 / 0.24)',
  },
  ...listLooks.lined({
    list: { gap: '0.375rem' },
    card: {
      columns: cardColumns('7rem'),
      shadow: '0 2px 0 var(--text)',
      plate: 'var(--page)',
      tagRadius: '0',
      tagGround: 'var(--page)',
      tagBorder: '1px solid transparent',
    },
    price: { size: '1.875rem', weight: '800' },
  }),
  ...heroLook('mirrored'),
  ...homeLook('counter'),
  ...stageLook('counter'),
};
