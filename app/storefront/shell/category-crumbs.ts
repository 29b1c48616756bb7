import { type PlacedCategory, splitTitle } from '~/domain/catalog/categories/category';
import { categoryPath } from '~/paths';
import type { Crumb } from '~/ui/components/breadcrumbs';

export interface CategoryLink {
  title: string;
  path: string;
}

/** Main categories are named as in the main navigation. */
export function categoryLinks({ category, ancestors }: PlacedCategory): CategoryLink[] {
  return [...ancestors, category].map(({ title, url }, level) => ({
    title: level === 0 ? splitTitle(title).title : title,
    path: categoryPath(url),
  }));
}

export function categoryCrumbs(links: readonly CategoryLink[]): Crumb[] {
  return links.map(({ title, path }) => ({ label: title, to: path }));
}
