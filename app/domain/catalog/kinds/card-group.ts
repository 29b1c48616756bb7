import type { ArticleKind } from '../articles/article';
import type { kinds } from './kinds.server';

export type CardOf<K extends ArticleKind> = Awaited<ReturnType<(typeof kinds)[K]['cards']>>[number];

export type CardGroup = { [K in ArticleKind]: { kind: K; cards: CardOf<K>[] } }[ArticleKind];
