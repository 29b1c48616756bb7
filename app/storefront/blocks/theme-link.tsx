import type { ReactNode } from 'react';
import { Link, useHref } from 'react-router';
import { type LinkTarget, LinkTargetError, linkTarget } from '~/domain/tenancy/links';
import type { ThemeLink as ThemeLinkData } from '~/domain/tenancy/theme';
import { ChevronDownIcon } from '~/ui/icons/icons';
import * as menu from './header/location-menu.css';
import { LinkIcon } from './link-icon';
import { useDetailsMenu } from './use-details-menu';

/** A theme's words come from data: where its target breaks a rule, no link is produced. */
function targetOrNone(link: ThemeLinkData, currentUrl: string): LinkTarget | undefined {
  try {
    return linkTarget(link, currentUrl);
  } catch (error) {
    if (error instanceof LinkTargetError) return undefined;
    throw error;
  }
}

interface ThemeLinkProps {
  link: ThemeLinkData;
  className?: string;
}

function Words({ link }: ThemeLinkProps): ReactNode {
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
  const words = <Words link={link} />;
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

/** Where there is room for one link only: those below it open with it, also without JavaScript. */
export function ThemeLinkMenu({ link, className }: ThemeLinkProps) {
  const details = useDetailsMenu();
  if (!link.children) return <ThemeLink link={link} className={className} />;
  return (
    <details ref={details} name="menue" className={menu.menu}>
      <summary className={menu.summary}>
        <Words link={link} />
        <ChevronDownIcon size={16} />
      </summary>
      <ul className={menu.panel}>
        <li>
          <ThemeLink link={link} className={menu.choice} />
        </li>
        <LinksBelow link={link} className={menu.choice} />
      </ul>
    </details>
  );
}
