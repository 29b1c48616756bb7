import type { Location } from '~/domain/tenancy/directory';
import { type ArticleKind, articleKinds } from './article';

type ThemedLocation = Pick<Location, 'theme'>;

interface KindTraits {
  isOffered: (location: ThemedLocation) => boolean;
  /** Its articles are shown only where one of their categories is. */
  needsCategory: boolean;
  /** Articles of the kind can be shipped and put on a wish list; services cannot. */
  isGoods: boolean;
  /** A piece of it is drawn on the car's wheel beside cart and wish list. */
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

export const kindsWithoutCategory = articleKinds.filter((kind) => !traits[kind].needsCategory);

export function isGoods(kind: ArticleKind): boolean {
  return traits[kind].isGoods;
}

export function isDrawnOnCar(kind: ArticleKind): boolean {
  return traits[kind].isDrawnOnCar;
}
