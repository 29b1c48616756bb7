import { slugOf } from '~/values/slug';
import { type Field, type FilterFields, hasField, type UnreadValue } from './filter';
import { type Facet, facetsOf, type ListDefinition, type Value } from './list-definition';

/** A path segment: `audi_farbe-schwarz,rot_sofort_preis-100-250`. Names and values contain neither `_` nor `,`. */
const BETWEEN_FILTERS = '_';
const BETWEEN_VALUES = ',';

interface FacetWords {
  wordOf: ReadonlyMap<string, string>;
  textOf: ReadonlyMap<string, string>;
}

/** By facet parameter; facets without named values are missing. */
export type PathWords = ReadonlyMap<string, FacetWords>;

/** A name as it stands in a path; 'wert' where nothing of it can. */
export const pathWord = (text: string): string => slugOf(text) || 'wert';

function wordsOf(facet: Facet, values: readonly Value[]): FacetWords {
  const wordOf = new Map<string, string>();
  const textOf = new Map<string, string>();
  for (const text of [...new Set(values.map(facet.format))].sort()) {
    const plain = pathWord(text);
    let word = plain;
    // Names that fold to the same word are numbered.
    for (let number = 2; textOf.has(word); number += 1) word = `${plain}~${number}`;
    wordOf.set(text, word);
    textOf.set(word, text);
  }
  return { wordOf, textOf };
}

export function pathWords(list: ListDefinition, found: ReadonlyMap<string, readonly Value[]>): PathWords {
  return new Map(
    facetsOf(list).flatMap(([name, facet]): [string, FacetWords][] => {
      const values = facet.values ?? (facet.isNamed ? (found.get(name) ?? []) : undefined);
      return values ? [[facet.parameter, wordsOf(facet, values)]] : [];
    }),
  );
}

const shownFacets = (list: ListDefinition) => facetsOf(list).filter(([, facet]) => hasField(facet));

const isAlone = ({ control }: Facet) => control === 'flag' || control === 'stock';

function namedFacet(list: ListDefinition, token: string): { facet: Facet; rest: string } | undefined {
  for (const [, facet] of shownFacets(list)) {
    if (isAlone(facet) && token === facet.parameter) return { facet, rest: '1' };
    if (!isAlone(facet) && token.startsWith(`${facet.parameter}-`))
      return { facet, rest: token.slice(facet.parameter.length + 1) };
  }
  return undefined;
}

function bareFacets(list: ListDefinition): Facet[] {
  return (list.bare ?? []).flatMap((name) => list.facets[name] ?? []);
}

export interface ReadPath {
  fields: Field[];
  unread: UnreadValue[];
  unknown: string[];
}

/** '50-200', 'ab-50' and 'bis-200'. */
function readAmounts(parameter: string, text: string): ReadPath['fields'] {
  const [, from, to] = /^([^-]+)-([^-]+)$/.exec(text) ?? [];
  const [, edge, amount = ''] = /^(ab|bis)-(.+)$/.exec(text) ?? [];
  if (edge) return [[parameter + (edge === 'ab' ? 'Von' : 'Bis'), amount.replace('.', ',')]];
  if (from === undefined || to === undefined) return [[`${parameter}Von`, text]];
  return [
    [`${parameter}Von`, from.replace('.', ',')],
    [`${parameter}Bis`, to.replace('.', ',')],
  ];
}

export function readPath(list: ListDefinition, words: PathWords, segment: string): ReadPath {
  const read: ReadPath = { fields: [], unread: [], unknown: [] };
  const readValues = (facet: Facet, text: string) => {
    const known = words.get(facet.parameter);
    for (const word of text.split(BETWEEN_VALUES).filter(Boolean)) {
      const value = known ? known.textOf.get(word) : word.replace('.', ',');
      if (value === undefined) read.unread.push({ field: facet.parameter, text: word });
      else read.fields.push([facet.parameter, value]);
    }
  };
  const readBare = (word: string) => {
    const facet = bareFacets(list).find(({ parameter }) => words.get(parameter)?.textOf.has(word));
    if (facet) readValues(facet, word);
    else read.unknown.push(word);
  };
  for (const token of segment.toLowerCase().split(BETWEEN_FILTERS).filter(Boolean)) {
    const named = namedFacet(list, token);
    if (!named) token.split(BETWEEN_VALUES).forEach(readBare);
    else if (named.facet.control === 'range')
      read.fields.push(...readAmounts(named.facet.parameter, named.rest));
    else readValues(named.facet, named.rest);
  }
  return read;
}

function writeAmounts({ parameter }: Facet, fields: readonly Field[]): string {
  const amounts = new Map(fields);
  const amount = (end: string) => amounts.get(parameter + end)?.replace(',', '.');
  const from = amount('Von');
  const to = amount('Bis');
  if (to === undefined) return `ab-${from}`;
  return from === undefined ? `bis-${to}` : `${from}-${to}`;
}

/** Includes values without a word for the path, because no article has them. */
export function fieldsBesidePath(list: ListDefinition, words: PathWords, fields: FilterFields): Field[] {
  return facetsOf(list).flatMap(([name, facet]) => {
    const own = fields.get(name) ?? [];
    if (facet.control === 'vehicle') return own;
    const known = hasField(facet) ? words.get(facet.parameter) : undefined;
    return known ? own.filter(([, text]) => !known.wordOf.has(text)) : [];
  });
}

function writeValues({ parameter }: Facet, fields: readonly Field[], words: PathWords): string[] {
  const known = words.get(parameter);
  return fields.flatMap(([, text]) => (known ? (known.wordOf.get(text) ?? []) : text.replace(',', '.')));
}

/** Bare values come first, then facet order, so that equal lists have equal paths. */
export function writePath(list: ListDefinition, words: PathWords, fields: FilterFields): string {
  const [bare] = list.bare ?? [];
  const facets = shownFacets(list).sort(([a], [b]) => Number(b === bare) - Number(a === bare));
  const tokens = facets.flatMap(([name, facet]) => {
    const own = fields.get(name) ?? [];
    if (own.length === 0) return [];
    if (isAlone(facet)) return [facet.parameter];
    if (facet.control === 'range') return [`${facet.parameter}-${writeAmounts(facet, own)}`];
    const values = writeValues(facet, own, words);
    if (values.length === 0) return [];
    const isBare = name === bare && values.every((word) => !namedFacet(list, word));
    return [(isBare ? '' : `${facet.parameter}-`) + values.join(BETWEEN_VALUES)];
  });
  return tokens.join(BETWEEN_FILTERS);
}
