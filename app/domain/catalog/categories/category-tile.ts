import { categoryPath } from '~/paths';
import type { CategoryDrawing } from '~/ui/illustrations/spot-names';
import type { Photo } from '~/values/photo';
import type { Category } from './category';

export interface CategoryLink {
  title: string;
  path: string;
}

export interface CategoryTile extends CategoryLink {
  description: string;
  drawing: CategoryDrawing;
  photo?: Photo | undefined;
  /** '124 Produkte ab 19,90 €' */
  articlesText?: string | undefined;
}

export function categoryTile(category: Category): CategoryTile {
  const { title, url, description, drawing, photo } = category;
  return { title, path: categoryPath(url), description, drawing, ...(photo && { photo }) };
}
