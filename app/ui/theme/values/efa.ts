import { fonts } from './fonts';
import { heroLook } from './hero-looks';
import { homeLook } from './home-looks';
import { buttons, listLooks } from './list-looks';
import { stageLook } from './stage-looks';
import { blend, type ThemeValues } from './theme-values';

export const efa: ThemeValues = {
  color: {
    page: '#0d1013',
    surface: '#14181c',
    raised: '#1b2026',
    text: '#eef2f4',
    muted: '#a5b0ba',
    line: '#2d353d',
    lineStrong: '#74818d',
    accent: '#6cc9f5',
    accentStrong: blend('accent', 70, '#ffffff'),
    accentSoft: blend('accent', 16, '#14181c'),
    accentText: '#0a1a24',
    action: '#d4ec4b',
    actionStrong: blend('action', 76, '#ffffff'),
    actionText: '#161b05',
    good: '#74da9c',
    goodSoft: '#14301f',
    warn: '#f0c25a',
    warnSoft: '#33280e',
    danger: '#ff958a',
    dangerSoft: '#3a1815',
    focus: '#8fdcff',
  },
  font: { body: fonts.archivoNarrow, display: fonts.archivoNarrow },
  headline: { weight: '700', case: 'uppercase', tracking: '0.01em' },
  radius: { small: '0px', large: '2px' },
  shadow: {
    low: '0 0 0 1px rgb(255 255 255 / 0.03)',
    high: '0 12px 40px rgb(0 0 0 / 0.6)',
  },
  ...listLooks.lined({
    list: { gap: '0.25rem' },
    card: {
      ...buttons.beside,
      shadow: 'inset 3px 0 0 var(--accent)',
      tagRadius: '0',
      tagBorder: '1px solid var(--line-strong)',
    },
    price: { size: '1.75rem', weight: '800', color: 'var(--action)' },
  }),
  ...heroLook('finderFirst'),
  ...homeLook('sheet'),
  ...stageLook('blueprint'),
};
