import { pageKey } from '~/domain/tenancy/page-path';
import type { Crumb } from '~/ui/components/breadcrumbs';
import type { CategoryEntry } from '../shell/shell';

/** Breadcrumbs go from 'Home' to the category and its sub-category (spec 1, page shell). */
export function withCategory(crumbs: Crumb[], navigation: { main: CategoryEntry[] }): Crumb[] {
  const [home, page, ...rest] = crumbs;
  if (!home || !page?.to) return crumbs;
  const key = pageKey(page.to);
  const category = navigation.main.find(({ children }) =>
    children.some((child) => pageKey(child.to) === key),
  );
  if (!category || pageKey(category.to) === key) return crumbs;
  return [home, { label: category.title, to: category.to }, page, ...rest];
}
