import { type Found, look } from './look.server';
import { countFound } from './search-articles.server';
import { type SearchedShop, vocabularyOf } from './searched-shop.server';
import { withMeanings } from './synonyms';
import { isUnit } from './typed-text';

export interface InsteadForVehicle {
  found: Found;
  /** The words that were searched in place of complete wheels. */
  meant: string | undefined;
  without: string | undefined;
}

/** '16', '7jx17', '5x112', 'et45', 'zoll' */
const isMeasure = (word: string) => /^(?:et)?\d/.test(word) || isUnit(word);

const COMPLETE_WHEEL = /^(\p{L}*)komplettra(?:d|der|dern|des)$/u;

const SEASONS: Readonly<Record<string, string>> = {
  sommer: 'sommerreifen',
  winter: 'winterreifen',
  ganzjahr: 'ganzjahresreifen',
};

/** 'winterkompletträder', 'kompletträder winter' → 'winterreifen' */
function asTyres(words: readonly string[]): string[] {
  const tyres = words.map((word) => word.replace(COMPLETE_WHEEL, '$1reifen'));
  const season = tyres.map((word) => SEASONS[word]).find(Boolean);
  if (!season || !tyres.includes('reifen')) return tyres;
  return [season, ...tyres.filter((word) => word !== 'reifen' && !SEASONS[word])];
}

function* candidates(rest: readonly string[]): Generator<readonly string[]> {
  const plain = rest.filter((word) => !isMeasure(word));
  const tyres = asTyres(rest);
  if (plain.length < rest.length && plain.length > 0) yield plain;
  if (tyres.join(' ') === rest.join(' ')) return;
  yield tyres;
  if (plain.length < rest.length) yield asTyres(plain);
}

/** Other sizes for a named vehicle that has nothing of what was asked for, or tyres in place of complete wheels. */
export async function insteadForVehicle(
  shop: SearchedShop,
  typed: readonly string[],
  { vehicle, articles }: Found,
): Promise<InsteadForVehicle | undefined> {
  if (!vehicle || vehicle.rest.length === 0 || countFound(articles) > 0) return undefined;
  const { rest } = vehicle;
  const named = withMeanings(shop.synonyms, typed).filter((word) => !rest.includes(word));
  for (const words of candidates(rest)) {
    const found = await look(shop, { whole: '', words: [...named, ...words] }, { staysHere: true });
    if (!found.vehicle || countFound(found.articles) === 0) continue;
    const isOther = words.some((word) => !rest.includes(word));
    const known = await vocabularyOf(shop);
    const left = rest.filter((word) => isMeasure(word) && !words.includes(word));
    return {
      found,
      meant: isOther ? words.map((word) => known.spellingOf(word)).join(' ') : undefined,
      without: isOther || left.length === 0 ? undefined : left.join(' '),
    };
  }
  return undefined;
}
