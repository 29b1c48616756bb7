import type { ArticleKind } from '../articles/article';
import type { ArticleCardData } from '../listing/article-card';
import type { TyreCardData } from '../tyres/tyre-card';

/** Cards of one kind; those of tyres say more than others. */
export type CardGroup =
  | { kind: 'tyre'; cards: TyreCardData[] }
  | { kind: Exclude<ArticleKind, 'tyre'>; cards: ArticleCardData[] };
