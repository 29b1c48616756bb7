import type { ReactNode } from 'react';
import type { ThemeLink as ThemeLinkData } from '~/domain/tenancy/theme';
import { Link } from '~/ui/components/link';
import { LinkIcon } from '~/ui/components/link-icon';

export interface ThemeLinkProps {
  link: ThemeLinkData;
  className?: string;
}

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

/** Of an event link, whose clicks are counted. */
const tracking = ({ type, label, to }: ThemeLinkData) =>
  type.includes('Event') && { 'data-tracking-action': label, 'data-tracking-label': to };

export function ThemeLink({ link, className }: ThemeLinkProps) {
  const props = { className, ...tracking(link), children: <LinkWords link={link} /> };
  return link.to.startsWith('/') ? (
    <Link to={link.to} {...props} />
  ) : (
    <a href={link.to} rel="noopener" {...props} />
  );
}

export function LinksBelow({ link, className }: ThemeLinkProps) {
  return (link.children ?? []).map((child) => (
    <li key={`${child.to} ${child.label}`}>
      <ThemeLink link={child} className={className} />
    </li>
  ));
}

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
