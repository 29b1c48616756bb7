/** Shapes by the value in a form. */
export const ratioNames = {
  frei: 'eigener Ausschnitt',
  quadrat: 'quadratisch (1:1)',
  '4-3': 'quer 4:3',
  '3-2': 'quer 3:2',
  '16-9': 'quer 16:9',
  '3-4': 'hoch 3:4',
} as const;

export const focusNames = {
  mitte: 'die Mitte',
  oben: 'oben',
  unten: 'unten',
  links: 'links',
  rechts: 'rechts',
} as const;

/** Pixels. */
export const MIN_EDGE = 100;
