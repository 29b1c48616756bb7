import type { Crumb } from '~/ui/components/breadcrumbs';
import type { PageHandle } from '../shell/page-handle';
import type { CategoryEntry } from '../shell/shell';
import { withCategory } from './with-category';

/** @param matches routes of the page, with the results of their loaders */
export function crumbsOf(
  matches: readonly { handle: unknown; loaderData: unknown }[],
  navigation: { main: CategoryEntry[] },
): Crumb[] {
  const crumbs = matches.flatMap((match) => {
    const { breadcrumb } = (match.handle ?? {}) as PageHandle;
    return breadcrumb && match.loaderData !== undefined ? breadcrumb(match.loaderData as never) : [];
  });
  return withCategory(crumbs, navigation);
}
