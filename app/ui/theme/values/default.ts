import { fonts } from './fonts';
import { heroLook } from './hero-looks';
import { homeLook } from './home-looks';
import { listAreas, listLooks } from './list-looks';
import { stageLook } from './stage-looks';
import { blend, lightColors, type ThemeValues } from './theme-values';

export const standard: ThemeValues = {
  color: {
    ...lightColors,
    page: '#f6f6f3',
    text: '#1b1f1e',
    muted: '#59615f',
    line: '#dddfda',
    lineStrong: '#858d8a',
    accent: '#0b5f58',
    accentStrong: blend('accent', 78, '#000000'),
    action: '#0b5f58',
    actionStrong: blend('action', 80, '#000000'),
    good: '#1f6b2a',
    goodSoft: '#e9f4e8',
    warn: '#7f5600',
    warnSoft: '#fbf2da',
    danger: '#ad2a1f',
    dangerSoft: '#fbebe8',
    focus: '#0f62d6',
  },
  font: { body: fonts.publicSans, display: fonts.publicSans },
  headline: { weight: '650', case: 'none', tracking: '-0.015em' },
  radius: { small: '8px', large: '18px' },
  shadow: {
    low: '0 1px 3px rgb(27 31 30 / 0.08)',
    high: '0 12px 36px rgb(27 31 30 / 0.16)',
  },
  ...listLooks.lined({ list: { areas: listAreas.stacked } }),
  ...heroLook('beside'),
  ...homeLook('column'),
  ...stageLook('words'),
};
