import { useHref } from 'react-router';
import { usePageAddress } from '../../islands/use-page-address';
import type { Shell } from '../../shell/shell';

/** External sign-in of the dealer's customers, which returns to the current page. */
export function CustomerLink({ shell, className }: { shell: Shell; className?: string }) {
  const here = useHref(usePageAddress());
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
