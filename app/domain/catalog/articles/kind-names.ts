import type { ArticleKind } from '~/values/article-kinds';

export const kindNames: Readonly<Record<ArticleKind, string>> = {
  tyre: 'Reifen',
  rim: 'Felgen',
  product: 'Zubehör',
  'complete-wheel': 'Kompletträder',
  service: 'Leistungen am Rad',
};
