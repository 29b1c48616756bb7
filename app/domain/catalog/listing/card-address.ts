import { articlePath, picturePath } from '~/paths';
import { type ArticleKind, kindOf } from '../articles/article';
import type { ArticleCardView } from './article-card';

type Addressed = Pick<ArticleCardView, 'key' | 'category' | 'pictureKey'>;

function partsOf({ key }: Addressed): { kind: ArticleKind; code: string } {
  const kind = kindOf(key);
  return { kind, code: key.slice(kind.length + 1) };
}

/** Addresses are built from the card, so pages do not carry them. */
export function cardPath(card: Addressed): string {
  return articlePath({ ...partsOf(card), categories: card.category ? [card.category] : [] });
}

export function cardPicture(card: Addressed): string {
  return picturePath(partsOf(card).kind, card.pictureKey);
}
