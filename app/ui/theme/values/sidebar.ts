import { fonts } from './fonts';
import { heroLook } from './hero-looks';
import { homeLook } from './home-looks';
import { cardColumns, listAreas, listLooks } from './list-looks';
import { stageLook } from './stage-looks';
import { lightColors, type ThemeValues } from './theme-values';

export const sidebar: ThemeValues = {
  color: {
    ...lightColors,
    page: '#f7f6fb',
    text: '#1d1a2b',
    muted: '#5c5870',
    line: '#dedbea',
    lineStrong: '#8682a0',
    accent: '#4b3a8c',
    action: '#4b3a8c',
    good: '#1c6640',
    goodSoft: '#e7f4ec',
    warn: '#7b5300',
    warnSoft: '#fbf1d8',
    danger: '#a8262a',
    dangerSoft: '#fae8e9',
    focus: '#2f62d9',
  },
  font: { body: fonts.geist, display: fonts.geist },
  headline: { weight: '600', case: 'none', tracking: '-0.03em' },
  radius: { small: '6px', large: '12px' },
  shadow: {
    low: '0 1px 2px rgb(29 26 43 / 0.06)',
    high: '0 12px 40px rgb(45 33 94 / 0.2)',
  },
  ...listLooks.lined({
    list: { areas: listAreas.facetsRight, columns: 'minmax(0, 1fr) 15rem', gap: '1px' },
    card: {
      columns: cardColumns('7rem'),
      border: '0 solid transparent',
      radius: '0',
      shadow: '0 0 0 1px var(--line)',
      tagRadius: '4px',
    },
    price: { weight: '600' },
  }),
  ...heroLook('over'),
  ...homeLook('instruments'),
  ...stageLook('rail'),
};
