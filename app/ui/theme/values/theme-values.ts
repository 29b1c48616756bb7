import type { theme } from '../contract.css';

type Leaves<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : Leaves<Tree[Key]> };

/** All that a theme decides, as plain data: the stylesheet and the contrast test read the same values. */
export type ThemeValues = Leaves<typeof theme>;

/** A colour made from another one, so that a location's own colour carries its shades along. */
export function blend(role: 'accent' | 'action', percent: number, other: string): string {
  return `color-mix(in srgb, var(--${role}) ${percent}%, ${other})`;
}
