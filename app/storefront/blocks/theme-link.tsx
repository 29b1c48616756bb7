import type { ReactNode } from 'react';
import type { ThemeLink as ThemeLinkData } from '~/domain/tenancy/theme';
import { Link } from '~/ui/components/link';
import { LinkIcon } from '~/ui/components/link-icon';

export interface ThemeLinkProps {
  link: ThemeLinkData;
  className?: string;
  target?: '_blank' | undefined;
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

const tracking = ({ type, label, to }: ThemeLinkData) =>
  type.includes('Event') && { 'data-tracking-action': label, 'data-tracking-label': to };

export function ThemeLink({ link, className, target }: ThemeLinkProps) {
  const props = { className, target, ...tracking(link), children: <LinkWords link={link} /> };
  return link.to.startsWith('/') ? (
    <Link to={link.to} rel={target && 'noopener'} {...props} />
  ) : (
    <a href={link.to} rel="noopener" {...props} />
  );
}

export function LinksBelow({ link, ...look }: ThemeLinkProps) {
  return (link.children ?? []).map((child) => (
    <li key={`${child.to} ${child.label}`}>
      <ThemeLink link={child} {...look} />
    </li>
  ));
}

export function ThemeLinkTree(props: ThemeLinkProps) {
  return (
    <>
      <ThemeLink {...props} />
      {props.link.children && (
        <ul>
          <LinksBelow {...props} />
        </ul>
      )}
    </>
  );
}
