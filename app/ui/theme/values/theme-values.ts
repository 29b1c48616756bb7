import type { theme } from '../contract.css';

type Leaves<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : Leaves<Tree[Key]> };

export type ThemeValues = Leaves<typeof theme>;

/** Derived colours follow a location's own colour. */
export function blend(role: 'accent' | 'action', percent: number, other: string): string {
  return `color-mix(in srgb, var(--${role}) ${percent}%, ${other})`;
}

/** What most light themes have alike. */
export const lightColors = {
  surface: '#ffffff',
  raised: '#ffffff',
  accentStrong: blend('accent', 76, '#000000'),
  accentSoft: blend('accent', 10, '#ffffff'),
  accentText: '#ffffff',
  actionStrong: blend('action', 82, '#000000'),
  actionText: '#ffffff',
};
