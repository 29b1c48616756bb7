import { foldText } from '~/values/folded-text';
import type { VehicleSummary } from '../vehicle';

const PS_OF_KW = 1.359_62;
const MAX_WORDS = 12;

export const generations: ReadonlyMap<string, string> = new Map(
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'].map((roman, index) => [
    roman,
    String(index + 1),
  ]),
);

const otherNames: Readonly<Record<string, string>> = { vw: 'volkswagen', volkswagen: 'vw' };

/** '2.0' stays whole; every other punctuation separates words: 'e-tron' are two. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text).replace(/(\d),(?=\d)/g, '$1.');
  return folded.match(/\d+\.\d+|[a-z\d]+/g) ?? [];
}

/** 'golf7' → golf, 7; '320d' → 320, d; empty for a word of letters or digits alone. */
function partsOf(word: string): string[] {
  const parts = word.match(/[a-z]+|\d+/g) ?? [];
  return parts.length > 1 && !word.includes('.') ? parts : [];
}

function tokensOf(word: string): string[] {
  return [word, ...partsOf(word)].flatMap((part) => [part, generations.get(part) ?? []].flat());
}

function yearsOf({ builtFrom, builtUntil }: Pick<VehicleSummary, 'builtFrom' | 'builtUntil'>): string[] {
  const first = Number(builtFrom?.slice(0, 4) ?? 0);
  const last = Number(builtUntil?.slice(0, 4) ?? first);
  return first ? Array.from({ length: last - first + 1 }, (_, index) => String(first + index)) : [];
}

export function searchTokens(vehicle: Omit<VehicleSummary, 'code'>): string[] {
  const { manufacturer, baseModel, subModel, engineOption, carBodyOption } = vehicle;
  const texts = [manufacturer, baseModel, subModel, engineOption, carBodyOption, vehicle.gearingOption];
  const words = [...texts, vehicle.equipmentLineOption, vehicle.label].flatMap(wordsOf);
  const power = vehicle.powerKw
    ? [String(vehicle.powerKw), 'kw', String(Math.round(vehicle.powerKw * PS_OF_KW)), 'ps']
    : [];
  const names = wordsOf(manufacturer).flatMap((word) => otherNames[word] ?? []);
  return [...new Set([...words.flatMap(tokensOf), ...names, ...yearsOf(vehicle), ...power])];
}

export interface SearchWord {
  word: string;
  /** A tsquery: words of letters match prefixes, numbers match exactly. */
  query: string;
  /** A tsquery that matches whole words only. */
  exact: string;
}

const lexeme = (token: string, isPrefix: boolean) => `'${token}'${isPrefix ? ':*' : ''}`;
const isOfLetters = (token: string) => /^[a-z]{2,}$/.test(token);

function searchWord(word: string): SearchWord {
  const exact = [...new Set([word, generations.get(word) ?? word])].map((token) => lexeme(token, false));
  const parts = partsOf(word);
  const apart = (hasPrefixes: boolean) =>
    parts.length > 0
      ? [`(${parts.map((part) => lexeme(part, hasPrefixes && isOfLetters(part))).join(' & ')})`]
      : [];
  const begun = isOfLetters(word) ? [lexeme(word, true)] : [];
  return {
    word,
    query: `(${[...begun, ...exact, ...apart(true)].join(' | ')})`,
    exact: `(${[...exact, ...apart(false)].join(' | ')})`,
  };
}

/** Accepts 'Golf 7 2.0 TDI', 'golf VII 2,0tdi' and 'Passat 150 PS 2015'. */
export function searchWords(text: string): SearchWord[] {
  return [...new Set(wordsOf(text))].slice(0, MAX_WORDS).map(searchWord);
}
