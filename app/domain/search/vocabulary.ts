import type { KnownWords } from '~/domain/catalog/text-search/word-index';
import { lettersApart, soundOf, stemOf } from './german-words';

export interface NearWord {
  written: string;
  letters: number;
}

interface Candidate extends NearWord {
  spelled: number;
  count: number;
}

interface SearchedWords {
  known: KnownWords;
  sorted: readonly string[];
  joined: string;
  sounds?: readonly Sound[];
  stems?: ReadonlyMap<string, string>;
}

interface Sound {
  word: string;
  sound: string;
  letters: number;
}

/** Shorter words resemble too many others. */
const MIN_LENGTH = 4;
const MAX_DIFFERENCES = 8;
/** Unless words sound alike, one of so many letters may be wrong. */
const LETTERS_FOR_ONE_WRONG = 4;

const searched = new WeakMap<KnownWords, SearchedWords>();

function searchedWords(known: KnownWords): SearchedWords {
  const made = searched.get(known);
  if (made) return made;
  const sorted = [...known.keys()].sort();
  const words = { known, sorted, joined: sorted.join('\n') };
  searched.set(known, words);
  return words;
}

/** One bit for each letter, so that similar words have similar bits. */
function lettersOf(sound: string): number {
  let letters = 0;
  for (let at = 0; at < sound.length; at += 1) letters |= 1 << (sound.charCodeAt(at) & 31);
  return letters;
}

function countBits(number: number): number {
  let count = 0;
  for (let left = number; left !== 0; left &= left - 1) count += 1;
  return count;
}

function soundsOf(words: SearchedWords): readonly Sound[] {
  words.sounds ??= words.sorted
    .filter((word) => word.length >= MIN_LENGTH)
    .map((word) => {
      const sound = soundOf(word);
      return { word, sound, letters: lettersOf(sound) };
    });
  return words.sounds;
}

/** The spelling of one word of each stem. */
function stemsOf(words: SearchedWords): ReadonlyMap<string, string> {
  words.stems ??= new Map([...words.known].map(([word, { written }]) => [stemOf(word), written]));
  return words.stems;
}

function begins(sorted: readonly string[], beginning: string): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(beginning) ?? false;
}

/** A shop's known words from articles, categories and pages; sources are shared between searches. */
export class Vocabulary {
  readonly #sources: readonly SearchedWords[];
  readonly #near = new Map<string, NearWord[]>();

  constructor(sources: readonly KnownWords[]) {
    this.#sources = sources.map(searchedWords);
  }

  begins(beginning: string): boolean {
    return this.#sources.some(({ sorted }) => begins(sorted, beginning));
  }

  /** Whether it is a whole word, apart from its ending: 'baum' is none if there is only 'Baumwolle'. */
  isWord(word: string): boolean {
    return this.#sources.some((source) => stemsOf(source).has(stemOf(word)));
  }

  /** As it is written where it stands; a word that stands nowhere stays. */
  spellingOf(word: string): string {
    const source = this.#sources.find(({ known }) => known.has(word));
    const ofStem = () => this.#sources.map((one) => stemsOf(one).get(stemOf(word))).find(Boolean);
    return source?.known.get(word)?.written ?? ofStem() ?? word;
  }

  contains(part: string): boolean {
    return this.#sources.some(({ joined }) => joined.includes(part));
  }

  /** Nearest first, then most frequent. */
  near(word: string, most: number): NearWord[] {
    const key = `${most} ${word}`;
    const found = this.#near.get(key) ?? this.#findNear(word, most);
    this.#near.set(key, found);
    return found;
  }

  #findNear(word: string, most: number): NearWord[] {
    const sound = soundOf(word);
    const letters = lettersOf(sound);
    const near = new Map<string, Candidate>();
    for (const source of this.#sources) {
      for (const other of soundsOf(source)) {
        // One wrong letter changes at most two bits.
        if (countBits(letters ^ other.letters) > 2 * most) continue;
        if (Math.abs(other.word.length - word.length) > most + 2) continue;
        const apart = lettersApart(sound, other.sound, most);
        const known = source.known.get(other.word);
        if (apart > most || !known) continue;
        const spelled = lettersApart(word, other.word, MAX_DIFFERENCES);
        if (apart > 0 && spelled > Math.max(1, Math.floor(word.length / LETTERS_FOR_ONE_WRONG))) continue;
        const before = near.get(other.word);
        near.set(other.word, {
          written: before?.written ?? known.written,
          letters: apart,
          spelled,
          count: known.count + (before?.count ?? 0),
        });
      }
    }
    return [...near.values()]
      .sort((a, b) => a.letters - b.letters || a.spelled - b.spelled || b.count - a.count)
      .map(({ written, letters: apart }) => ({ written, letters: apart }));
  }
}
