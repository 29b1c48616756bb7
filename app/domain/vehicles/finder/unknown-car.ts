import { makeKey } from '../car-make';
import { carsOfMarket } from './cars-of-market';
import { wordsOf } from './search-words';
import { belongsToModel, isFiller } from './typed-vehicle';
import type { VehicleNames } from './vehicle-names';

export interface UnknownCar {
  /** 'Fiat 500' */
  label: string;
  isMake: boolean;
  rest: readonly string[];
}

interface MarketMake {
  make: string;
  models: ReadonlyMap<string, string>;
}

const MAX_WORDS_OF_NAME = 3;
const MIN_NAME_ALONE = 4;

const joined = (text: string) => wordsOf(text).join('');
/** 'i10' and 'Panda' mean a car without its make, 'Up' and '500' do not. */
const namesAlone = (name: string) =>
  /[a-z]\d/.test(name) || (name.length >= MIN_NAME_ALONE && /^[a-z]+$/.test(name));

const byMake: ReadonlyMap<string, MarketMake> = new Map(
  Object.entries(carsOfMarket).map(([make, models]) => [
    makeKey(make),
    { make, models: new Map(models.split(', ').map((model) => [joined(model), model])) },
  ]),
);
const byModel: ReadonlyMap<string, string> = new Map(
  [...byMake.values()].flatMap(({ make, models }) =>
    [...models]
      .filter(([name]) => namesAlone(name))
      .map(([name, model]): [string, string] => [name, `${make} ${model}`]),
  ),
);

interface Piece {
  text: string;
  word: number;
}

function runs(pieces: readonly Piece[]): { from: number; to: number; text: string }[] {
  return pieces.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_WORDS_OF_NAME, pieces.length - from) }, (_, fewer) => {
      const to = Math.min(pieces.length, from + MAX_WORDS_OF_NAME) - fewer;
      const text = pieces
        .slice(from, to)
        .map((piece) => piece.text)
        .join(' ');
      return { from, to, text };
    }),
  );
}

export interface WordsOfShop {
  has(word: string): boolean;
  hasNear(word: string): boolean;
}

/** A car of the market that the data does not have; undefined: none is named. */
export function readUnknownCar(
  names: VehicleNames,
  words: readonly string[],
  shop: WordsOfShop,
): UnknownCar | undefined {
  const pieces = words.flatMap((written, word) => wordsOf(written).map((text) => ({ text, word })));
  const all = runs(pieces);
  const make = all.find(({ text }) => byMake.has(makeKey(text)));
  const ofMake = make && byMake.get(makeKey(make.text));
  const isInData = make !== undefined && names.makes.has(makeKey(make.text));
  const isBeside = ({ from, to }: { from: number; to: number }) => from === make?.to || to === make?.from;
  const listed = all.find((run) => {
    const name = joined(run.text);
    if (ofMake) return isBeside(run) && ofMake.models.has(name);
    return byModel.has(name) && !shop.has(name);
  });
  const next = make && pieces[make.to];
  const isName = next && /^[a-z]{3,}$/.test(next.text) && !shop.has(next.text) && !shop.hasNear(next.text);
  const model = listed ?? (make && isName ? { from: make.to, to: make.to + 1, text: next.text } : undefined);
  if (!model && (!make || isInData)) return undefined;
  if (model && names.models.has(joined(model.text)) && (!make || isInData)) return undefined;
  const taken = new Set<number>();
  for (const run of [make, model]) for (let at = run?.from ?? 0; run && at < run.to; at += 1) taken.add(at);
  for (let at = model?.to ?? pieces.length; belongsToModel(pieces[at]?.text); at += 1) taken.add(at);
  const name = model ? (ofMake?.models.get(joined(model.text)) ?? words[pieces[model.from]?.word ?? 0]) : '';
  const label = ofMake ? `${ofMake.make} ${name}` : (byModel.get(joined(model?.text ?? '')) ?? '');
  return {
    label: label.trim(),
    isMake: model === undefined,
    rest: words.filter(
      (word, at) => !isFiller(word) && pieces.some((piece, index) => piece.word === at && !taken.has(index)),
    ),
  };
}
