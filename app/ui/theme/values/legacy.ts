import { fonts } from './fonts';
import { heroLook } from './hero-looks';
import { homeLook } from './home-looks';
import { cardColumns, listLooks } from './list-looks';
import { stageLook } from './stage-looks';
import { blend, lightColors, type ThemeValues } from './theme-values';

export const legacy: ThemeValues = {
  color: {
    ...lightColors,
    page: '#f7f3ed',
    surface: '#fffdfa',
    text: '#2a2320',
    muted: '#62574d',
    line: '#ddd2c4',
    lineStrong: '#8c7f71',
    accent: '#7a3b12',
    accentStrong: blend('accent', 74, '#000000'),
    accentSoft: blend('accent', 10, '#fffdfa'),
    action: '#8a4b00',
    good: '#33601c',
    goodSoft: '#edf3e4',
    warn: '#7d5200',
    warnSoft: '#faefd6',
    danger: '#a3271d',
    dangerSoft: '#f9e8e3',
    focus: '#1f5fae',
  },
  font: { body: fonts.system, display: fonts.system },
  headline: { weight: '600', case: 'none', tracking: '0' },
  radius: { small: '2px', large: '3px' },
  shadow: {
    low: '0 1px 0 rgb(42 35 32 / 0.08)',
    high: '0 4px 18px rgb(42 35 32 / 0.22)',
  },
  ...listLooks.ruled({
    list: { columns: '14rem minmax(0, 1fr)' },
    card: { columns: cardColumns('6.5rem', 1, 1), plate: 'var(--accent-soft)', tagRadius: '0' },
    price: { color: 'var(--accent)' },
  }),
  ...heroLook('over'),
  ...homeLook('blocks'),
  ...stageLook('mirrored'),
};
