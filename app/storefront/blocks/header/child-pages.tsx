import type { NavigationItem } from '../../shell/shell';
import { PageLink } from '../page-link';

/** The pages below an entry, as items of a list. */
export function ChildPages({ item, className }: { item: NavigationItem; className?: string }) {
  return item.children.map(({ to, title }) => (
    <li key={to}>
      <PageLink to={to} className={className}>
        {title}
      </PageLink>
    </li>
  ));
}
