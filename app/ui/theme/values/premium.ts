import { fonts } from './fonts';
import { heroLook } from './hero-looks';
import { homeLook } from './home-looks';
import { cardColumns, listAreas, listLooks, phoneCards } from './list-looks';
import { stageLook } from './stage-looks';
import { blend, lightColors, type ThemeValues } from './theme-values';

export const premium: ThemeValues = {
  color: {
    ...lightColors,
    page: '#f8f7f4',
    text: '#121211',
    muted: '#5b5952',
    line: '#e1ded6',
    lineStrong: '#868379',
    accent: '#3a3a37',
    action: '#121211',
    actionStrong: blend('action', 82, '#ffffff'),
    good: '#2b6234',
    goodSoft: '#ebf3ea',
    warn: '#785200',
    warnSoft: '#f9f0db',
    danger: '#a3281d',
    dangerSoft: '#f9e9e5',
    focus: '#1b62bd',
  },
  font: { body: fonts.publicSans, display: fonts.publicSans },
  headline: { weight: '300', case: 'none', tracking: '-0.035em' },
  radius: { small: '0px', large: '0px' },
  shadow: {
    low: '0 0 0 1px rgb(18 18 17 / 0.06)',
    high: '0 24px 60px rgb(18 18 17 / 0.16)',
  },
  ...listLooks.ruled({
    list: { areas: listAreas.stacked },
    card: {
      ...phoneCards.pictureLarge,
      columns: cardColumns('9rem'),
      ground: 'none',
      inset: '0rem',
      tagBorder: '1px solid transparent',
      tagGround: 'var(--raised)',
      tagRadius: '0',
    },
    price: { size: '2rem', weight: '300' },
  }),
  ...heroLook('over'),
  ...homeLook('gallery'),
  ...stageLook('studio'),
};
