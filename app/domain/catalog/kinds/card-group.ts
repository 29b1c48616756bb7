import type { ArticleKind } from '../articles/article';
import type { WheelCardData } from '../complete-wheels/wheel-card';
import type { ArticleCardData } from '../listing/article-card';
import type { TyreCardData } from '../tyres/tyre-card';

/** Cards of one kind; those with a tyre say more than others. */
export type CardGroup =
  | { kind: 'tyre'; cards: TyreCardData[] }
  | { kind: 'complete-wheel'; cards: WheelCardData[] }
  | { kind: Exclude<ArticleKind, 'tyre' | 'complete-wheel'>; cards: ArticleCardData[] };
