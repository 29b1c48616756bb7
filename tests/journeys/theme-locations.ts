/** The page and host are those of a demo location. */
export type ThemeLocation = [theme: string, path: string, host?: string];

/** A page from top to bottom, and one beside a column: `npm test` uses these, `npm run test:long` all. */
const everyday = ['Muster', 'Sidebar'];

export function tagsOf(theme: string, ...tags: string[]): string[] {
  return everyday.includes(theme) ? tags : [...tags, '@long'];
}

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
