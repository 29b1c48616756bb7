import { makeKey } from '../car-make';
import { type VehicleSummary, vehicleTypes } from '../vehicle';
import { generations, searchTokens, wordsOf } from './search-words';

/** Distinct names of vehicles; `ecodes` begin their DAT ECodes. */
export interface NamedModel
  extends Pick<VehicleSummary, 'manufacturer' | 'baseModel' | 'subModel' | 'engineOption' | 'carBodyOption'> {
  builtFrom: string | null;
  builtUntil: string | null;
  ecode: string | null;
}

export interface TypedVehicle {
  make: string;
  /** Empty: only the make is named. */
  model: string;
  /** 'Volkswagen Golf VII' */
  label: string;
  models: readonly NamedModel[];
  /** Words that name it, as the data spells them. */
  names: readonly string[];
  /** Words that belong to the name, but that no vehicle has: 'e46'. */
  unknown: readonly string[];
  /** The other words, in their order. */
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
const types = new Set(vehicleTypes.map((type) => type.toLowerCase()));
const MAX_WORDS_OF_NAME = 3;
/** Shorter names without a digit stand in too many other words. */
const MIN_NAME = 3;
const MIN_SHORT_MAKE = 4;

interface Entry {
  models: NamedModel[];
  make: string;
  model: string;
}

export interface VehicleNames {
  /** By key of the make, by its last word, and by joined name of the model. */
  makes: ReadonlyMap<string, Entry>;
  models: ReadonlyMap<string, Entry[]>;
  tokensOf: (model: NamedModel) => ReadonlySet<string>;
  /** Makes and models as written. */
  texts: readonly string[];
}

const joined = (text: string) => wordsOf(text).join('');

export function indexVehicleNames(models: readonly NamedModel[]): VehicleNames {
  const makes = new Map<string, Entry>();
  const byModel = new Map<string, Map<string, Entry>>();
  const add = (name: string, model: NamedModel) => {
    if (name === '') return;
    const entries = byModel.get(name) ?? new Map<string, Entry>();
    byModel.set(name, entries);
    const { manufacturer, baseModel } = model;
    const known = entries.get(`${manufacturer} ${baseModel}`);
    if (known) known.models.push(model);
    else
      entries.set(`${manufacturer} ${baseModel}`, { make: manufacturer, model: baseModel, models: [model] });
  };
  for (const model of models) {
    const key = makeKey(model.manufacturer);
    const entry = makes.get(key) ?? { make: model.manufacturer, model: '', models: [] };
    entry.models.push(model);
    makes.set(key, entry);
    add(joined(model.baseModel), model);
    if (/\d/.test(model.subModel) && joined(model.subModel) !== joined(model.baseModel))
      add(joined(model.subModel), model);
  }
  for (const entry of [...makes.values()]) {
    const last = wordsOf(entry.make).at(-1) ?? '';
    if (last.length >= MIN_SHORT_MAKE && !makes.has(last)) makes.set(last, entry);
  }
  const tokens = new WeakMap<NamedModel, ReadonlySet<string>>();
  const tokensOf = (model: NamedModel) => {
    const known = tokens.get(model);
    if (known) return known;
    const made = new Set(
      searchTokens({
        ...model,
        vehicleType: 'PKW',
        gearingOption: '',
        equipmentLineOption: '',
        label: '',
        datECodePrefix: null,
        powerKw: null,
        bodyType: 'limousine',
      }),
    );
    tokens.set(model, made);
    return made;
  };
  return {
    makes,
    models: new Map([...byModel].map(([name, all]) => [name, [...all.values()]])),
    tokensOf,
    texts: [...new Set(models.map(({ manufacturer, baseModel }) => `${manufacturer} ${baseModel}`))],
  };
}

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
  entry: Entry;
  from: number;
  to: number;
}

function firstName(
  pieces: readonly Piece[],
  find: (texts: readonly string[], from: number, to: number) => Entry | undefined,
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

/** Names such as '208' or 'Transporter' mean a car only beside its make. */
const namesAlone = (name: string) =>
  !/^\d+$/.test(name) && !types.has(name) && (name.length >= MIN_NAME || /[a-z]\d/.test(name));

const generationOf = (text: string) => generations.get(text) ?? text;
const isGeneration = (text: string) => /^(?:\d|1[0-2])$/.test(generationOf(text));
/** 'e46', 'w205', 'mk4' */
const isCodeOfModel = (text: string) => /^[a-z]{1,2}\d{1,3}$/.test(text);

function mergedModel(entries: readonly Entry[], make: Entry | undefined): Entry | undefined {
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
      (isOther(text) || (model && isGeneration(text)) || (isCodeOfModel(text) && !isKnown(text)))
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
