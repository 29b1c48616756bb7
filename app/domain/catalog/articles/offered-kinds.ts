import type { Location } from '~/domain/tenancy/directory';
import { type ArticleKind, articleKinds } from './article';

type ThemedLocation = Pick<Location, 'theme'>;

/** What the parts below the kinds need to know of each. */
interface KindTraits {
  isOffered: (location: ThemedLocation) => boolean;
  /** Its articles are shown only where a category of theirs is shown. */
  needsCategory: boolean;
  /** Sent in a parcel, and kept on a wish list: goods are, work is not. */
  isGoods: boolean;
}

const always = () => true;

const traits: Readonly<Record<ArticleKind, KindTraits>> = {
  tyre: { isOffered: always, needsCategory: false, isGoods: true },
  rim: { isOffered: always, needsCategory: true, isGoods: true },
  product: { isOffered: always, needsCategory: true, isGoods: true },
  'complete-wheel': {
    isOffered: ({ theme }) => theme.body.enableCompleteWheels,
    needsCategory: true,
    isGoods: true,
  },
  service: { isOffered: always, needsCategory: true, isGoods: false },
};

export function offersKind(location: ThemedLocation, kind: ArticleKind): boolean {
  return traits[kind].isOffered(location);
}

export function offeredKinds(location: ThemedLocation): ArticleKind[] {
  return articleKinds.filter((kind) => offersKind(location, kind));
}

/** The kinds whose articles are shown whether or not a category of theirs is. */
export const kindsWithoutCategory = articleKinds.filter((kind) => !traits[kind].needsCategory);

/** Whether articles of a kind can be sent and kept on a wish list. */
export function isGoods(kind: ArticleKind): boolean {
  return traits[kind].isGoods;
}
