import type { ReactNode } from 'react';
import { Link, useHref } from 'react-router';
import { type LinkTarget, LinkTargetError, linkTarget } from '~/domain/tenancy/links';
import type { ThemeLink as ThemeLinkData } from '~/domain/tenancy/theme';
import { LinkIcon } from './link-icon';

/** A theme's words come from data: where its target breaks a rule, no link is produced. */
function targetOrNone(link: ThemeLinkData, currentUrl: string): LinkTarget | undefined {
  try {
    return linkTarget(link, currentUrl);
  } catch (error) {
    if (error instanceof LinkTargetError) return undefined;
    throw error;
  }
}

export interface ThemeLinkProps {
  link: ThemeLinkData;
  className?: string;
}

/** What stands in a link: its icon, if it has one, and its label. */
export function LinkWords({ link }: ThemeLinkProps): ReactNode {
  return link.icon ? (
    <>
      <LinkIcon markup={link.icon} />
      {link.label}
    </>
  ) : (
    link.label
  );
}

/** A link of a theme: a page of the location, or another site. */
export function ThemeLink({ link, className }: ThemeLinkProps) {
  const target = targetOrNone(link, useHref('/').slice(1));
  const words = <LinkWords link={link} />;
  if (!target) return <span className={className}>{words}</span>;
  return target.kind === 'page' ? (
    <Link to={target.to} className={className}>
      {words}
    </Link>
  ) : (
    <a href={target.href} rel="noopener" className={className}>
      {words}
    </a>
  );
}

/** The links below one, as items of a list. */
export function LinksBelow({ link, className }: ThemeLinkProps) {
  return (link.children ?? []).map((child) => (
    <li key={`${child.to} ${child.label}`}>
      <ThemeLink link={child} className={className} />
    </li>
  ));
}

/** A link, and in a list after it those below it. */
export function ThemeLinkTree({ link, className }: ThemeLinkProps) {
  return (
    <>
      <ThemeLink link={link} className={className} />
      {link.children && (
        <ul>
          <LinksBelow link={link} className={className} />
        </ul>
      )}
    </>
  );
}
