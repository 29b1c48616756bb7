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
  /** A piece of it is drawn on a wheel of the car beside cart and wish list. */
  isDrawnOnCar: boolean;
}

const always = () => true;

const goods: KindTraits = { isOffered: always, needsCategory: true, isGoods: true, isDrawnOnCar: false };

const traits: Readonly<Record<ArticleKind, KindTraits>> = {
  tyre: { ...goods, needsCategory: false, isDrawnOnCar: true },
  rim: goods,
  product: goods,
  'complete-wheel': { ...goods, isOffered: ({ theme }) => theme.body.enableCompleteWheels },
  service: { ...goods, isGoods: false },
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

export function isDrawnOnCar(kind: ArticleKind): boolean {
  return traits[kind].isDrawnOnCar;
}
