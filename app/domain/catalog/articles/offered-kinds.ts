import type { Location } from '~/domain/tenancy/directory';
import { type ArticleKind, articleKinds } from './article';

/** Whether a location sells articles of a kind: complete wheels only where its theme says so. */
export function offersKind({ theme }: Pick<Location, 'theme'>, kind: ArticleKind): boolean {
  return kind !== 'complete-wheel' || theme.body.enableCompleteWheels;
}

export function offeredKinds(location: Pick<Location, 'theme'>): ArticleKind[] {
  return articleKinds.filter((kind) => offersKind(location, kind));
}
