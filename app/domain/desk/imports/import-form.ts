import type { ColumnMapping } from './import';

/** Prices of this location, and what lies there. */
export const KIND_HERE = 'hier';
/** Prices of all locations, and the central warehouse. */
export const KIND_NETWORK = 'netz';

/** Fields of forms have letters only: 'feldA' … 'feldZ', 'feldAA'. */
export function mappingField(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return `feld${index < 26 ? '' : String.fromCharCode(64 + Math.floor(index / 26))}${letter}`;
}

/** A value of all rows that no column of the file has. */
export const constantField = (index: number): string => mappingField(index).replace('feld', 'fest');

const MEANING = /^\s*([A-Za-z]+)\s*:\s*(.*?)\s*=\s*(.*?)\s*$/;

/** 'saison: W = winter', one a line. @returns the line that is none, if there is one */
export function readMeanings(
  text: string,
  columns: readonly string[],
): { ok: true; meanings: ColumnMapping['werte'] } | { ok: false; line: string } {
  const meanings: ColumnMapping['werte'] = {};
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const [, column = '', theirs = '', ours = ''] = MEANING.exec(line) ?? [];
    if (!columns.includes(column)) return { ok: false, line: line.trim() };
    meanings[column] = { ...meanings[column], [theirs]: ours };
  }
  return { ok: true, meanings };
}

export function writeMeanings(meanings: ColumnMapping['werte']): string {
  return Object.entries(meanings)
    .flatMap(([column, words]) =>
      Object.entries(words).map(([theirs, ours]) => `${column}: ${theirs} = ${ours}`),
    )
    .join('\n');
}
