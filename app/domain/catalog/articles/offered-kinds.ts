import type { Location } from '~/domain/tenancy/directory';
import { hidesServices } from '~/domain/tenancy/hides-services';
import { type ArticleKind, articleKinds } from './article';

type OfferingLocation = Pick<Location, 'theme' | 'workshop'>;

interface KindTraits {
  isOffered: (location: OfferingLocation) => boolean;
  /** Its articles are shown only where one of their categories is. */
  needsCategory: boolean;
  /** Url of the category that all articles of the kind are in; where it is hidden, none is sold. */
  category?: string;
  /** Articles of the kind can be shipped and put on a wish list; services cannot. */
  isGoods: boolean;
  /** A piece of it is drawn on the car's wheel beside cart and wish list. */
  isDrawnOnCar: boolean;
  /** Its articles consist of others, whose stock is theirs. */
  isKit: boolean;
  /** The configurator shows it on a painted vehicle. */
  isConfigurable: boolean;
}

const always = () => true;

const goods: KindTraits = {
  isOffered: always,
  needsCategory: true,
  isGoods: true,
  isDrawnOnCar: false,
  isKit: false,
  isConfigurable: false,
};

const traits: Readonly<Record<ArticleKind, KindTraits>> = {
  tyre: { ...goods, needsCategory: false, category: 'reifen', isDrawnOnCar: true },
  rim: { ...goods, isConfigurable: true },
  product: goods,
  'complete-wheel': {
    ...goods,
    category: 'komplettraeder',
    isKit: true,
    isOffered: ({ theme }) => theme.body.enableCompleteWheels,
  },
  service: { ...goods, isGoods: false, isOffered: (location) => !hidesServices(location) },
};

export function offersKind(location: OfferingLocation, kind: ArticleKind): boolean {
  return traits[kind].isOffered(location);
}

export function offeredKinds(location: OfferingLocation, hiddenUrls: ReadonlySet<string>): ArticleKind[] {
  return articleKinds.filter((kind) => {
    const { category } = traits[kind];
    return offersKind(location, kind) && !(category && hiddenUrls.has(category));
  });
}

export function needsCategory(kind: ArticleKind): boolean {
  return traits[kind].needsCategory;
}

export const kindsWithoutCategory = articleKinds.filter((kind) => !needsCategory(kind));

export function isGoods(kind: ArticleKind): boolean {
  return traits[kind].isGoods;
}

export function isDrawnOnCar(kind: ArticleKind): boolean {
  return traits[kind].isDrawnOnCar;
}

export function isKit(kind: ArticleKind): boolean {
  return traits[kind].isKit;
}

export function isConfigurable(kind: ArticleKind): boolean {
  return traits[kind].isConfigurable;
}
