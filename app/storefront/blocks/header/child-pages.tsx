import { LinkIcon } from '~/ui/components/link-icon';
import type { NavigationItem } from '../../shell/shell';
import { PageLink } from '../page-link';

export function ChildPages({ item, className }: { item: NavigationItem; className?: string }) {
  return item.children.map(({ to, title, icon }) => (
    <li key={to}>
      <PageLink to={to} className={className}>
        {icon && <LinkIcon markup={icon} />}
        {title}
      </PageLink>
    </li>
  ));
}
