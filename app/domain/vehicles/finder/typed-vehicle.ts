import { makeKey } from '../car-make';
import { vehicleTypes } from '../vehicle';
import { generations, wordsOf } from './search-words';
import type { NamedModel, NamesEntry, VehicleNames } from './vehicle-names';

export interface TypedVehicle {
  make: string;
  /** Empty: only the make is named. */
  model: string;
  label: string;
  models: readonly NamedModel[];
  /** Words that name it, as the data spells them. */
  names: readonly string[];
  /** Words that belong to the name, but that no vehicle has: 'e46'. */
  unknown: readonly string[];
  rest: readonly string[];
}

/** Words of a query beside a vehicle that say nothing. */
const fillers = new Set([
  'fur',
  'passend',
  'mein',
  'meinen',
  'auto',
  'pkw',
  'zum',
  'den',
  'die',
  'das',
  'ein',
  'einen',
]);
export const isFiller = (word: string) => fillers.has(word);
const types = new Set(vehicleTypes.map((type) => type.toLowerCase()));
const MAX_WORDS_OF_NAME = 3;
/** Shorter names without a digit stand in too many other words. */
const MIN_NAME = 3;

interface Piece {
  text: string;
  /** Index of the word that it is of. */
  word: number;
}

/** 'golf7' has two pieces unless it is a name. */
function piecesOf(words: readonly string[], { makes, models }: VehicleNames): Piece[] {
  return words.flatMap((written, word) =>
    wordsOf(written).flatMap((text) => {
      const [, letters = '', digits = ''] = /^([a-z]{3,})(\d{1,2})$/.exec(text) ?? [];
      const isSplit = !models.has(text) && (models.has(letters) || makes.has(letters));
      return (isSplit ? [letters, digits] : [text]).map((one) => ({ text: one, word }));
    }),
  );
}

interface Found {
  entry: NamesEntry;
  from: number;
  to: number;
}

function firstName(
  pieces: readonly Piece[],
  find: (texts: readonly string[], from: number, to: number) => NamesEntry | undefined,
): Found | undefined {
  for (let from = 0; from < pieces.length; from += 1) {
    for (let to = Math.min(pieces.length, from + MAX_WORDS_OF_NAME); to > from; to -= 1) {
      const entry = find(
        pieces.slice(from, to).map(({ text }) => text),
        from,
        to,
      );
      if (entry) return { entry, from, to };
    }
  }
  return undefined;
}

/** Names like '208' or 'Transporter' mean a car only beside its make. */
const namesAlone = (name: string) =>
  !/^\d+$/.test(name) && !types.has(name) && (name.length >= MIN_NAME || /[a-z]\d/.test(name));

const generationOf = (text: string) => generations.get(text) ?? text;
const isGeneration = (text: string) => /^(?:\d|1[0-2])$/.test(generationOf(text));
/** 'e46', 'w205', 'mk4' */
const isCodeOfModel = (text: string) => /^[a-z]{1,2}\d{1,3}$/.test(text);

/** Sporty trims after the name of a model, which are no words of articles. */
const trims = new Set([
  'gti',
  'gtd',
  'gte',
  'rs',
  'vrs',
  'st',
  'opc',
  'gsi',
  'amg',
  'cupra',
  'fr',
  'tcr',
  'rline',
  'sline',
]);

/** A generation, a code or a year after the name of a model. */
export const belongsToModel = (text = '') =>
  isGeneration(text) || isCodeOfModel(text) || /^(?:[a-z]|(?:19|20)\d\d)$/.test(text);

function mergedModel(entries: readonly NamesEntry[], make: NamesEntry | undefined): NamesEntry | undefined {
  const ofMake = make ? entries.filter((entry) => entry.make === make.make) : entries;
  return ofMake.toSorted((a, b) => b.models.length - a.models.length)[0];
}

const MIN_OTHER_PART = 5;

/** 'alufelgenvw' → 'alufelgen', 'vw' */
export function splitNames(
  { makes, models }: VehicleNames,
  word: string,
  isKnown: (part: string) => boolean,
): string[] {
  const isName = (part: string) => makes.has(makeKey(part)) || (part.length > MIN_NAME && models.has(part));
  for (let length = 2; length <= word.length - MIN_OTHER_PART; length += 1) {
    const [head, tail] = [word.slice(0, -length), word.slice(-length)];
    if (isName(tail) && isKnown(head)) return [head, tail];
    const [first, last] = [word.slice(0, length), word.slice(length)];
    if (isName(first) && isKnown(last)) return [first, last];
  }
  return [word];
}

/** Undefined if no make and no model is named. @param isKnown whether an article has the word */
export function readVehicle(
  names: VehicleNames,
  words: readonly string[],
  isKnown: (word: string) => boolean,
): TypedVehicle | undefined {
  const pieces = piecesOf(words, names);
  const make = firstName(pieces, (texts) => names.makes.get(makeKey(texts.join(' '))));
  const isOfMake = (at: number) => make !== undefined && at >= make.from && at < make.to;
  const model = firstName(pieces, (texts, from, to) => {
    const name = texts.join('');
    if (make ? isOfMake(from) || isOfMake(to - 1) : !namesAlone(name)) return undefined;
    return mergedModel(names.models.get(name) ?? [], make?.entry);
  });
  const anchor = model ?? make;
  if (!anchor) return undefined;
  const taken = new Set<number>();
  for (const found of [make, model])
    for (let at = found?.from ?? 0; found && at < found.to; at += 1) taken.add(at);
  let { models } = anchor.entry;
  const known: string[] = [];
  const unknown: string[] = [];
  const isBeside = (at: number) => taken.has(at - 1);
  const ofMake = names.makes.get(makeKey(anchor.entry.make))?.models ?? [];
  /** '3er Touring', if only the 5er has one. */
  const isOther = (text: string) =>
    model && /^[a-z]{3,}$/.test(text) && ofMake.some((one) => names.tokensOf(one).has(text));
  const narrow = (text: string) => models.filter((one) => names.tokensOf(one).has(text));
  pieces.forEach(({ text }, at) => {
    if (taken.has(at) || fillers.has(text)) return;
    const left = narrow(text);
    const isNumber = /^\d+$/.test(generationOf(text));
    const isYear = /^(?:19|20)\d\d$/.test(text);
    const isNext = model !== undefined && isBeside(at);
    const mayName = isNumber ? isYear || (isNext && isGeneration(text)) : text.length > 1 || isNext;
    if (mayName && left.length > 0) {
      models = left;
      known.push(text);
      taken.add(at);
    } else if (
      isBeside(at) &&
      (isOther(text) ||
        (model && (isGeneration(text) || trims.has(text) || /^[a-z]$/.test(text))) ||
        (isCodeOfModel(text) && !isKnown(text)))
    ) {
      unknown.push(text);
      taken.add(at);
    }
  });
  const subModels = new Set(models.map(({ subModel }) => subModel));
  const [subModel = ''] = subModels;
  const name = subModels.size === 1 && model ? subModel : anchor.entry.model;
  const { make: manufacturer } = anchor.entry;
  return {
    make: manufacturer,
    model: anchor.entry.model,
    label: wordsOf(name).join(' ').startsWith(wordsOf(manufacturer).join(' '))
      ? name
      : `${manufacturer} ${name}`.trim(),
    models,
    names: [...new Set([...wordsOf(manufacturer), ...wordsOf(anchor.entry.model), ...known])],
    unknown,
    rest: words.filter(
      (word, at) =>
        !fillers.has(word) && pieces.some((piece, index) => piece.word === at && !taken.has(index)),
    ),
  };
}
