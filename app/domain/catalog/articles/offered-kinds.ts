import type { Location } from '~/domain/tenancy/directory';
import { type ArticleKind, articleKinds } from './article';

type ThemedLocation = Pick<Location, 'theme'>;

/** What the parts below the kinds need to know of each. */
interface KindTraits {
  isOffered: (location: ThemedLocation) => boolean;
  /** Its articles are shown only where a category of theirs is shown. */
  needsCategory: boolean;
}

const always = () => true;

const traits: Readonly<Record<ArticleKind, KindTraits>> = {
  tyre: { isOffered: always, needsCategory: false },
  rim: { isOffered: always, needsCategory: true },
  product: { isOffered: always, needsCategory: true },
  'complete-wheel': { isOffered: ({ theme }) => theme.body.enableCompleteWheels, needsCategory: true },
};

export function offersKind(location: ThemedLocation, kind: ArticleKind): boolean {
  return traits[kind].isOffered(location);
}

export function offeredKinds(location: ThemedLocation): ArticleKind[] {
  return articleKinds.filter((kind) => offersKind(location, kind));
}

/** The kinds whose articles are shown whether or not a category of theirs is. */
export const kindsWithoutCategory = articleKinds.filter((kind) => !traits[kind].needsCategory);
