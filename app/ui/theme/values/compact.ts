import { fonts } from './fonts';
import { heroLook } from './hero-looks';
import { homeLook } from './home-looks';
import { buttons, cardColumns, listAreas, listLooks } from './list-looks';
import { stageLook } from './stage-looks';
import { lightColors, type ThemeValues } from './theme-values';

export const compact: ThemeValues = {
  color: {
    ...lightColors,
    page: '#f5f7f3',
    text: '#182016',
    muted: '#566051',
    line: '#dbe2d6',
    lineStrong: '#7f8a79',
    accent: '#2f5d1e',
    action: '#9a3b12',
    good: '#22662a',
    goodSoft: '#e8f4e7',
    warn: '#7b5300',
    warnSoft: '#fbf1d8',
    danger: '#a62a1f',
    dangerSoft: '#fae9e6',
    focus: '#1664cf',
  },
  font: { body: fonts.system, display: fonts.system },
  headline: { weight: '700', case: 'none', tracking: '-0.02em' },
  radius: { small: '12px', large: '20px' },
  shadow: {
    low: '0 1px 4px rgb(24 32 22 / 0.1)',
    high: '0 10px 40px rgb(24 32 22 / 0.22)',
  },
  ...listLooks.lined({
    list: { areas: listAreas.stacked, columns: '15rem minmax(0, 1fr)', gap: '0.5rem' },
    card: {
      columns: cardColumns('6.5rem', 1, 1),
      ...buttons.beside,
      tagGround: 'var(--page)',
      tagBorder: '1px solid transparent',
    },
  }),
  ...heroLook('card'),
  ...homeLook('dense'),
  ...stageLook('dense'),
};
