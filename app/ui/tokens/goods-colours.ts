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
  '#1f6f5c',
  '#7a3b69',
  '#8a5a12',
  '#a3352c',
  '#3b4f9e',
  '#4a5660',
] as const;

export const goodsPaper = {
  ground: '#eef2f5',
  /** Outlines and words. */
  ink: '#1d2730',
  paper: '#ffffff',
  /** Details on something dark. */
  chalk: '#d3dbe2',
  /** Details on something light. */
  slate: '#5d6974',
  cardboard: '#d9b98c',
  tape: '#b98f5b',
  action: '#cf430b',
} as const;
