import { standard } from './default';
import { efa } from './efa';
import { legacy } from './legacy';
import { muster } from './muster';
import { noa } from './noa';
import type { ThemeValues } from './theme-values';

interface FinishedTheme {
  values: ThemeValues;
  scheme: 'light' | 'dark';
  /** Names that have no tokens of their own yet and are shown in these. */
  standsInFor: string[];
}

/** Every theme that is drawn, by its name in the stored theme; together with `standsInFor` all twelve. */
export const finishedThemes: Record<string, FinishedTheme> = {
  Default: { values: standard, scheme: 'light', standsInFor: ['Compact', 'Ribbon', 'Sidebar', 'Premium'] },
  Legacy: { values: legacy, scheme: 'light', standsInFor: [] },
  Muster: { values: muster, scheme: 'light', standsInFor: ['Tecar', 'Split'] },
  EFA: { values: efa, scheme: 'dark', standsInFor: [] },
  NOA: { values: noa, scheme: 'light', standsInFor: ['Centered'] },
};

/** The colour scheme of a theme, for `data-scheme` of the document. */
export function schemeOf(themeName: string): 'light' | 'dark' {
  return finishedThemes[themeName]?.scheme ?? 'light';
}
