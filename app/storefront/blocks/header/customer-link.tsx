import { useHref, useLocation } from 'react-router';
import type { Shell } from '../../shell/shell';

/** External sign-in of the dealer's customers, which returns to the current page. */
export function CustomerLink({ shell, className }: { shell: Shell; className?: string }) {
  const { pathname, search } = useLocation();
  const here = useHref(`${pathname}${search}`);
  const { externalLogin, origin } = shell;
  if (!externalLogin) return null;
  const url = new URL(externalLogin.kunde);
  url.searchParams.set(externalLogin.rueckkehrParameter, `${origin}${here}`);
  return (
    <a href={url.href} rel="noopener" data-return={externalLogin.rueckkehrParameter} className={className}>
      KUNDE
    </a>
  );
}
