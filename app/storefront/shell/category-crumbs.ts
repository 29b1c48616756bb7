import type { PlacedCategory } from '~/domain/catalog/categories/category';
import { categoryPath } from '~/paths';
import type { Crumb } from '~/ui/components/breadcrumbs';

export interface CategoryLink {
  title: string;
  path: string;
}

const linkOf = ({ title, url }: { title: string; url: string }): CategoryLink => ({
  title,
  path: categoryPath(url),
});

export function categoryLinks({ category, parent }: PlacedCategory): CategoryLink[] {
  return [...(parent ? [linkOf(parent)] : []), linkOf(category)];
}

export function categoryCrumbs(links: readonly CategoryLink[]): Crumb[] {
  return links.map(({ title, path }) => ({ label: title, to: path }));
}
