import { articleKey } from '~/domain/catalog/articles/article';
import { cardPath, cardPicture } from '~/domain/catalog/listing/card-address';
import { articlesWithIds, type ListedArticle } from '~/domain/catalog/listing/find-listed.server';
import {
  type FoundInList,
  hasFittingTitle,
  idsInTurns,
} from '~/domain/catalog/text-search/search-lists.server';
import { tyresAddress } from '~/domain/catalog/tyres/typed-list.server';
import { tyreHeading } from '~/domain/catalog/tyres/tyre-heading';
import type { Audience } from '~/domain/tenancy/tenant';
import { searchAddress, vehicleChoicePath } from '~/paths';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import type { Photo } from '~/values/photo';
import { lookAsAsked } from './find-meant.server';
import { stemOf } from './german-words';
import { cleanTyped, type Found, finds, leadsToTyres, look, type Query, readQuery } from './look.server';
import { findMakeWays } from './make-ways.server';
import type { NamedPage } from './named-pages';
import { otherVehicleIn } from './other-vehicles';
import { lookOtherwise } from './other-words.server';
import { withServicePrices } from './searched-services.server';
import { type SearchedShop, searchedShop } from './searched-shop.server';
import { writtenIn } from './typed-text';
import { typedWords } from './typed-words';

export interface SuggestedArticle {
  to: string;
  picture: string;
  photo: Photo | null;
  title: string;
  marking: string;
  cents: Cents;
}

export interface Suggestions {
  typed: string;
  meant: string | undefined;
  leading: NamedPage[];
  articles: SuggestedArticle[];
  ways: NamedPage[];
  hits: number;
  allTo: string | undefined;
}

const MIN_LENGTH = 2;
const MAX_SUGGESTIONS = 7;
const MAX_WAYS = 3;
const MAX_LEADING = 2;

/** The last word may be incomplete, or may end differently where it occurs. */
async function lookWhileTyping(shop: SearchedShop, query: Query): Promise<{ meant?: string; found: Found }> {
  const { query: plain, asked: open } = await lookAsAsked(shop, query, { isOpen: true });
  if (finds(open)) return { found: open };
  const last = plain.words.at(-1) ?? '';
  const whole = stemOf(last) === last ? open : await look(shop, plain);
  if (finds(whole) || otherVehicleIn(plain.words)) return { found: whole };
  const other = await lookOtherwise(shop, plain.words);
  // Words for the tyre list find no articles, unless the last word is incomplete.
  if (other?.found.list) {
    const { words } = other.found;
    return { meant: other.meant, found: await look(shop, { whole: '', words }, { isOpen: true }) };
  }
  return other ?? { found: whole };
}

function vehicleWay({ vehicle, words }: Found, asWritten: (folded: string) => string): NamedPage[] {
  if (!vehicle?.isModel || vehicle.isChosen) return [];
  const to = vehicleChoicePath(words.length > 0 ? searchAddress(asWritten(words.join(' '))) : '');
  const finder = vehicle.finderWords ? `&suche=${encodeURIComponent(vehicle.finderWords)}` : '';
  return [{ title: `${vehicle.label} als Fahrzeug wählen`, to: `${to}${finder}`, text: '' }];
}

async function understoodWay(shop: SearchedShop, { read: { choices } }: Found): Promise<NamedPage[]> {
  if (!(await leadsToTyres(shop, choices))) return [];
  const { location } = shop.audience;
  const [season] = choices.seasons ?? [];
  return [{ title: tyreHeading(choices, location.city, season), to: tyresAddress(choices), text: '' }];
}

function suggested(article: ListedArticle, found: readonly FoundInList[]): SuggestedArticle {
  const category = found.find(({ list }) => list.kind === article.kind)?.categoryOf(article.id) ?? undefined;
  const card = { key: articleKey(article), category, pictureKey: article.pictureKey };
  return {
    to: cardPath(card),
    picture: cardPicture(card),
    photo: article.photo,
    title: article.title,
    marking: article.subtitle,
    cents: article.price.cents,
  };
}

function waysOf(understood: readonly NamedPage[], makes: readonly NamedPage[], found: Found) {
  const lists = [...understood, ...makes].slice(0, MAX_LEADING);
  const others = [...makes, ...found.namedPages];
  const leading = hasFittingTitle(found.articles) ? lists : [...lists, ...others];
  return { leading: withoutDoubles(leading), ways: withoutDoubles([...leading, ...others]) };
}

const withoutDoubles = (ways: readonly NamedPage[]) =>
  ways.filter(({ to }, index) => ways.findIndex((other) => other.to === to) === index);

export async function suggest(
  audience: Audience,
  context: Context,
  leadsToPage: SearchedShop['leadsToPage'],
  asTyped: string,
): Promise<Suggestions> {
  const typed = cleanTyped(asTyped);
  const nothing = {
    typed,
    meant: undefined,
    leading: [],
    articles: [],
    ways: [],
    hits: 0,
    allTo: searchAddress(typed),
  };
  if (typed.length < MIN_LENGTH) return nothing;
  const shop = await searchedShop(audience, context, leadsToPage);
  const query = await readQuery(shop, typed);
  if (query.words.length === 0) return nothing;
  const { meant, found } = await lookWhileTyping(shop, query);
  const makes = await findMakeWays(shop, typedWords(found.words, !meant).words, !meant);
  const understood = await understoodWay(shop, found);
  const ways = waysOf([...vehicleWay(found, writtenIn(typed)), ...understood], makes, found);
  const ids = idsInTurns(found.articles, MAX_SUGGESTIONS);
  const shown = await withServicePrices(
    audience,
    context,
    ways.ways.slice(0, Math.max(MAX_WAYS, MAX_SUGGESTIONS - ids.length)),
    audience.vehicleCode,
  );
  const listed = await articlesWithIds(audience, context, ids.slice(0, MAX_SUGGESTIONS - shown.length));
  const isLeading = ({ to }: NamedPage) => ways.leading.some((other) => other.to === to);
  return {
    typed,
    meant,
    leading: shown.filter(isLeading),
    articles: listed.map((article) => suggested(article, found.articles)),
    ways: shown.filter((way) => !isLeading(way)),
    hits: found.hits,
    // A search for a size is its list.
    allTo: shown.some(({ to }) => to === found.list) ? undefined : searchAddress(meant ?? typed),
  };
}
