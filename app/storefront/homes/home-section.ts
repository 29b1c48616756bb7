export interface SectionItem {
  title: string;
  text?: string | undefined;
  note?: string | undefined;
  /** The next day that is free: 'Mi., 2. Dezember'. */
  freeDay?: string | undefined;
  /** With the location's path, or of another location. */
  href?: string | undefined;
  /** Path of an icon on a grid of 24. */
  icon?: string;
  mark?: { width: number; height: number; href: string };
}

/** A part of the start page; `area` is its place in the theme's grid. */
export interface HomeSection {
  area: 'workshop' | 'makes' | 'places' | 'reasons';
  title: string;
  items: SectionItem[];
  more?: { label: string; href: string };
}
