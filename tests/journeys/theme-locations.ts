/** A theme's name, and the page and host of a location that has it. */
export type ThemeLocation = [theme: string, path: string, host?: string];

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
