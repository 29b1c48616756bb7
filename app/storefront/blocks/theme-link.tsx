import { Link, useHref } from 'react-router';
import { type LinkTarget, LinkTargetError, linkTarget } from '~/domain/tenancy/links';
import type { ThemeLink as ThemeLinkData } from '~/domain/tenancy/theme';

/** A theme's words come from data: where its target breaks a rule, no link is produced. */
function targetOrNone(link: ThemeLinkData, currentUrl: string): LinkTarget | undefined {
  try {
    return linkTarget(link, currentUrl);
  } catch (error) {
    if (error instanceof LinkTargetError) return undefined;
    throw error;
  }
}

/** A link of a theme: a page of the location, or another site. */
export function ThemeLink({ link, className }: { link: ThemeLinkData; className?: string }) {
  const target = targetOrNone(link, useHref('/').slice(1));
  if (!target) return <span className={className}>{link.label}</span>;
  return target.kind === 'page' ? (
    <Link to={target.to} className={className}>
      {link.label}
    </Link>
  ) : (
    <a href={target.href} rel="noopener" className={className}>
      {link.label}
    </a>
  );
}
