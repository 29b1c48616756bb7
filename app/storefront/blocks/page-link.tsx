import type { ReactNode } from 'react';
import { Link } from '~/ui/components/link';
import { useIsCurrentPage } from '../navigation/current-page';

export function PageLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  const isCurrent = useIsCurrentPage();
  return (
    <Link to={to} className={className} aria-current={isCurrent(to) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
