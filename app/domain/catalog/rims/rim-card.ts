import { type ArticleCardData, articleCard, type CardPlace } from '../listing/article-card';
import type { WithOwn } from '../listing/own-rows.server';
import { germanTenths, rimCategoryOf } from './rim';
import type { rims } from './tables';

/** What the card of a rim shows. */
export interface RimCardData extends ArticleCardData {
  /** '7,5Jx17 ET45 5x112' */
  marking: string;
  tags: string[];
}

/** Picks out of a rim what its card shows. */
export function rimCard({ article, own }: WithOwn<typeof rims>, place: CardPlace): RimCardData {
  const name = article.title.slice(article.make.length + 1);
  return {
    ...articleCard(article, place, name, rimCategoryOf(own.material)),
    marking: article.subtitle,
    tags: [
      own.colour,
      `Mittenloch ${germanTenths(own.centreBoreTenths)} mm`,
      `bis ${own.maxLoadKg} kg`,
      own.approval ? 'mit ABE' : 'mit Teilegutachten',
    ],
  };
}
