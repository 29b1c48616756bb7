import { categoryPath } from '~/paths';
import type { CategoryDrawing } from '~/ui/illustrations/spot-names';
import { listedSubCategories, type PlacedCategory } from '../categories/category';
import { type CategoryLink, type CategoryTile, categoryTile } from '../categories/category-tile';

export interface CategoryPage {
  title: string;
  path: string;
  description: string;
  drawing: CategoryDrawing;
  parent?: CategoryLink;
  subCategories: CategoryTile[];
}

export function loadCategoryPage({ category, ancestors }: PlacedCategory): CategoryPage {
  const parent = ancestors.at(-1);
  return {
    title: category.title,
    path: categoryPath(category.url),
    description: category.description,
    drawing: category.drawing,
    ...(parent && { parent: { title: parent.title, path: categoryPath(parent.url) } }),
    subCategories: listedSubCategories(category).map(categoryTile),
  };
}
