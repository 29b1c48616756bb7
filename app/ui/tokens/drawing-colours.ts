/** Fixed colours in sRGB: materials (rubber, alloy) or prescribed (EU label). */
export const drawingColours = {
  /** Scanners need these in every theme. */
  qrCode: { paper: '#ffffff', ink: '#000000' },
  rubber: {
    tread: '#59646e',
    treadTop: '#7d8994',
    treadShade: '#262d33',
    groove: '#0d1013',
    edge: '#75818c',
    shoulder: '#3d464e',
    wallLight: '#454e57',
    wall: '#2b3138',
    wallDark: '#15191d',
    line: '#59646e',
    lettering: '#d3dae0',
  },
  alloy: {
    light: '#fbfcfd',
    mid: '#c9d1d8',
    dark: '#7f8b97',
    edge: '#56616c',
    barrel: '#2a3037',
    barrelLight: '#6b7680',
    hole: '#101316',
  },
  steel: { light: '#d3d9de', mid: '#a3adb6', dark: '#5a6570' },
  anthracite: { light: '#b4bdc6', mid: '#74808b', dark: '#343d46' },
  shadow: '#0f1a24',
  season: {
    fruehling: { air: '#e4f3d8', leaf: '#8fbe62', ground: '#a9cf86', falling: '#f3b7c6' },
    sommer: { air: '#fff0c4', leaf: '#4d9a50', ground: '#86b968', falling: '#ffffff' },
    herbst: { air: '#fbdcb4', leaf: '#d07c2c', ground: '#c39a55', falling: '#c9672a' },
    winter: { air: '#eef4fa', leaf: '#f4f8fb', ground: '#f4f8fb', falling: '#ffffff' },
  },
  sun: '#ffd98a',
  lamp: { lit: '#ffd257', dark: '#6b7680' },
  /** The flag of the label, Regulation (EU) 2020/740, Annex II. */
  flag: { field: '#164194', star: '#ffed00' },
  /** Fuel classes; Annex II gives CMYK, this is its sRGB rendering. */
  fuelClass: { A: '#00954b', B: '#93c23c', C: '#ffed00', D: '#f5b02b', E: '#d8232a' },
  /** Wet grip classes, the blue scale of Annex II. */
  wetClass: { A: '#005b9c', B: '#0076b0', C: '#4e9cc9', D: '#74b7d9', E: '#acdcec' },
  /** Lighter than the label's, so that the letter is readable at 12 px. */
  classMark: { A: '#2fae5b', B: '#a9cf45', C: '#f6dd3c', D: '#f2a33a', E: '#c8372d' },
  /** Dark or light, whichever reaches 4.5:1. */
  classInk: { A: '#10202b', B: '#10202b', C: '#10202b', D: '#10202b', E: '#ffffff' },
  mask: { show: '#ffffff', hide: '#000000' },
  labelInk: '#000000',
  labelPaper: '#ffffff',
} as const;

/** Letters on a photo of rubber; apart, because no browser needs them. */
export const photoLetterColours = { face: '#ced3d8', shade: '#06080a' } as const;
