import { Link } from 'react-router';
import type { ThemeLink as ThemeLinkData } from '~/domain/tenancy/theme';

/** A link of a theme: a page of the location, or another site. */
export function ThemeLink({ link, className }: { link: ThemeLinkData; className?: string }) {
  switch (link.type) {
    case 'internalLink':
    case 'internalEventLink':
      return (
        <Link to={link.to} className={className}>
          {link.label}
        </Link>
      );
    case 'externalLink':
    case 'externalEventLink':
      return (
        <a href={link.to} rel="noopener" className={className}>
          {link.label}
        </a>
      );
    default:
      throw new Error(`Unknown link kind: ${link.type satisfies never}`);
  }
}
