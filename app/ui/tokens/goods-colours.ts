/** How colours look in drawings of goods, by the words of German colour names; the first that occurs holds. */
export const goodsColours: readonly (readonly [word: string, colour: string])[] = [
  ['nachtblau', '#22345c'],
  ['marineblau', '#1d3560'],
  ['steingrau', '#a7a69d'],
  ['rauchgrau', '#6b7278'],
  ['anthrazit', '#434b53'],
  ['schwarz', '#2a2f35'],
  ['carbon', '#33373c'],
  ['dunkel', '#3a4047'],
  ['mittel', '#737b83'],
  ['hell', '#b9c2ca'],
  ['titan', '#878d93'],
  ['silber', '#c5cbd1'],
  ['chrom', '#dbe0e4'],
  ['edelstahl', '#bfc6cc'],
  ['grau', '#8f979f'],
  ['weiß', '#f6f7f8'],
  ['transparent', '#e6f0f6'],
  ['blau', '#2f68ad'],
  ['rot', '#c43d34'],
  ['salbei', '#9db39b'],
  ['grün', '#42875a'],
  ['gelb', '#e7b92f'],
  ['gold', '#c8a24c'],
  ['orange', '#dd7a2b'],
  ['sand', '#dccdab'],
  ['beige', '#d8c8a8'],
  ['braun', '#7c5940'],
];

/** For goods of no colour: each make has one of them. */
export const makeColours = [
  '#0b4a82',
  '#16705a',
  '#7d2346',
  '#ad5f14',
  '#a3352c',
  '#3b4f9e',
  '#4a5660',
] as const;

export const goodsPaper = {
  /** Words. */
  ink: '#1d2730',
  /** Where no light falls. */
  shade: '#0f1a24',
  paper: '#ffffff',
  /** Details on something dark. */
  chalk: '#d3dbe2',
  /** Details on something light. */
  slate: '#5d6974',
  cardboard: '#d9b98c',
  tape: '#b98f5b',
} as const;

/** What goods are made of, where their data names no colour. */
export const goodsMaterials = {
  rubber: '#30363c',
  plastic: '#3a4148',
  steel: '#a9b2ba',
  alloy: '#cfd5da',
  brass: '#cda650',
  copper: '#c4764a',
  glass: '#cfe1ea',
  water: '#9fc9e6',
  amber: '#ee9a26',
  lamp: '#fff3c9',
  signal: '#cf2f2a',
  safety: '#e3ee3a',
  green: '#3f9a5b',
  blue: '#2f68ad',
  leather: '#6d4a33',
  cloth: '#59636c',
  linen: '#e9e2d2',
  wood: '#c89b66',
  coir: '#a5794a',
  screen: '#18222b',
  sky: '#7fb4d8',
} as const;
