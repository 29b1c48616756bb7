import { categoryPath } from '~/paths';
import type { CategoryDrawing } from '~/ui/illustrations/spot-names';
import type { Category } from './category';

export interface CategoryLink {
  title: string;
  path: string;
}

export interface CategoryTile extends CategoryLink {
  description: string;
  drawing: CategoryDrawing;
  /** '124 Produkte ab 19,90 €' */
  articlesText?: string | undefined;
}

export function categoryTile(category: Category): CategoryTile {
  const { title, url, description, drawing } = category;
  return { title, path: categoryPath(url), description, drawing };
}
