import type { Location } from '~/domain/tenancy/directory';
import { hidesServices } from '~/domain/tenancy/hides-services';
import { type ArticleKind, articleKinds } from './article';

type OfferingLocation = Pick<Location, 'theme' | 'workshop'>;

interface KindTraits {
  /** Before its title where no list or page says what the article is. */
  namedAs?: string;
  isOffered: (location: OfferingLocation) => boolean;
  /** Its articles are shown only where one of their categories is. */
  needsCategory: boolean;
  /** Url of the category that all articles of the kind are in; where it is hidden, none is sold. */
  category?: string;
  /** Articles of the kind can be shipped and put on a wish list; services cannot. */
  isGoods: boolean;
  isDrawnOnCar: boolean;
  /** Its articles consist of others, whose stock is theirs. */
  isKit: boolean;
  isConfigurable: boolean;
}

const always = () => true;

const goods = {
  isOffered: always,
  needsCategory: true,
  isGoods: true,
  isDrawnOnCar: false,
  isKit: false,
  isConfigurable: false,
} satisfies Partial<KindTraits>;

const traits: Readonly<Record<ArticleKind, KindTraits>> = {
  tyre: {
    ...goods,
    needsCategory: false,
    category: 'reifen',
    isDrawnOnCar: true,
  },
  rim: { ...goods, isConfigurable: true },
  product: goods,
  'complete-wheel': {
    ...goods,
    namedAs: 'Komplettrad: ',
    category: 'komplettraeder',
    isKit: true,
    isOffered: ({ theme }) => theme.body.enableCompleteWheels,
  },
  service: {
    ...goods,
    isGoods: false,
    isOffered: (location) => !hidesServices(location),
  },
};

/** Where no list or page says what the article is: 'Komplettrad: Kronprinz Stahlfelge mit Apollo Himadri 4'. */
export function titleInText({ kind, title }: { kind: ArticleKind; title: string }): string {
  return `${traits[kind].namedAs ?? ''}${title}`;
}

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
