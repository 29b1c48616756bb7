import { fonts } from './fonts';
import { heroLook } from './hero-looks';
import { homeLook } from './home-looks';
import { listLooks, phoneCards } from './list-looks';
import { stageLook } from './stage-looks';
import { blend, lightColors, type ThemeValues } from './theme-values';

export const noa: ThemeValues = {
  color: {
    ...lightColors,
    page: '#f3f8fc',
    text: '#0c2238',
    muted: '#4b6178',
    line: '#d3e0ec',
    lineStrong: '#7a90a5',
    accent: '#003f7d',
    accentStrong: blend('accent', 72, '#000000'),
    accentSoft: blend('accent', 11, '#ffffff'),
    action: '#b02a1a',
    good: '#0f6a4a',
    goodSoft: '#e2f4ed',
    warn: '#7f5700',
    warnSoft: '#fbf2da',
    danger: '#a82318',
    dangerSoft: '#fbe9e7',
    focus: '#0a72e0',
  },
  font: { body: fonts.figtree, display: fonts.figtree },
  headline: { weight: '800', case: 'none', tracking: '-0.02em' },
  radius: { small: '8px', large: '16px' },
  shadow: {
    low: '0 2px 10px rgb(0 63 125 / 0.07)',
    high: '0 12px 40px rgb(0 40 84 / 0.2)',
  },
  ...listLooks.floating({
    card: {
      ...phoneCards.pictureLarge,
      pictureGround: 'var(--accent-soft)',
      pictureRadius: '50%',
      tagGround: 'var(--accent-soft)',
      tagBorder: '1px solid transparent',
    },
    price: { weight: '800', color: 'var(--accent)' },
  }),
  ...heroLook('captioned'),
  ...homeLook('welcome'),
  ...stageLook('quay'),
};
