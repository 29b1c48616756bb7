/** A theme's name, and the page and host of a location that has it. */
export type ThemeLocation = [theme: string, path: string, host?: string];

/** Themes that `npm test` looks at; `npm run test:long` looks at all. */
const everyday = ['Muster', 'EFA', 'NOA', 'Sidebar'];

/** Tags of a test of one theme. */
export function tagsOf(theme: string, ...tags: string[]): string[] {
  return everyday.includes(theme) ? tags : [...tags, '@long'];
}

/** The demo location of each theme. */
export const themeLocations: readonly ThemeLocation[] = [
  ['Default', '/standard'],
  ['Legacy', '/legacy'],
  ['Muster', '/muster'],
  ['EFA', '/', 'efa.localhost'],
  ['NOA', '/noa-kiel', 'nord-ostsee.localhost'],
  ['Tecar', '/techno'],
  ['Compact', '/bergstrasse'],
  ['Centered', '/hafen'],
  ['Split', '/rheinland'],
  ['Ribbon', '/alpenblick'],
  ['Sidebar', '/stadtwerk'],
  ['Premium', '/', 'audi.localhost'],
];
