import type { ArticleKind } from '../articles/article';
import type { kinds } from './kinds.server';

/** A card as its kind makes it. */
export type CardOf<K extends ArticleKind> = Awaited<ReturnType<(typeof kinds)[K]['cards']>>[number];

/** Cards of one kind. */
export type CardGroup = { [K in ArticleKind]: { kind: K; cards: CardOf<K>[] } }[ArticleKind];
