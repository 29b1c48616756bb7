const umlauts: readonly (readonly [string, string])[] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
];

/** 'Weiß, glänzend' → 'weiss-glaenzend'; may be empty. */
export function slugOf(text: string): string {
  const plain = umlauts.reduce((left, [from, to]) => left.replaceAll(from, to), text.toLowerCase());
  return plain
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
