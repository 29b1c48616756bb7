import { normalisePage } from './page-path';
import type { ThemeLink } from './theme';

/** Where a link leads: to a page of the location, by the router; or to another document. */
export type LinkTarget = { kind: 'page'; to: string } | { kind: 'document'; href: string };

/** A link that cannot be built; the message says which rule its target breaks. */
export class LinkTargetError extends Error {}

const isAbsolute = (target: string) => /^[a-z][a-z0-9+.-]*:/i.test(target);

function isBelow(target: string, locationUrl: string | undefined): boolean {
  if (!locationUrl) return false;
  const [path = ''] = target.toLowerCase().split(/[?#]/);
  const prefix = `/${locationUrl.toLowerCase()}`;
  return path === prefix || path.startsWith(`${prefix}/`);
}

/**
 * Checks what the router is told to go to: a page, without the location that the router adds (spec 1, links and
 * redirects).
 * @throws {LinkTargetError} for an empty target, one without leading '/', one that names the location
 */
export function pageTarget(target: unknown, currentUrl: string, newUrl?: string): string {
  if (typeof target !== 'string' || target === '') {
    throw new LinkTargetError('A router target must be a non-empty string.');
  }
  if (!target.startsWith('/')) throw new LinkTargetError("A router target must start with '/'.");
  if (isBelow(target, currentUrl) || isBelow(target, newUrl)) {
    throw new LinkTargetError('A router target must not start with the current or new location URL.');
  }
  return normalisePage(target);
}

/** Whether the router may be told to go to a path from a location. */
export function isPageTarget(target: string, currentUrl: string): boolean {
  return target.startsWith('/') && !isBelow(target, currentUrl);
}

function documentTarget(target: string): string {
  const isOpen = URL.canParse(target) && /^(https?|mailto|tel):$/.test(new URL(target).protocol);
  if (!isOpen)
    throw new LinkTargetError('An external target must be an address of the web, mail or telephone.');
  return target;
}

/**
 * Builds the target of one of the four kinds of links. Event links lead where plain ones do; their clicks are counted
 * besides. An internal link is prefixed with the current location by the router, unless it is an absolute URL.
 * @param currentUrl the current location's url where it stands in the path, else ''
 * @throws {Error} for any other kind; {LinkTargetError} for a target that breaks a rule
 */
export function linkTarget(link: Pick<ThemeLink, 'type' | 'to'>, currentUrl: string): LinkTarget {
  switch (link.type) {
    case 'internalLink':
    case 'internalEventLink':
      return isAbsolute(link.to)
        ? { kind: 'document', href: documentTarget(link.to) }
        : { kind: 'page', to: pageTarget(link.to, currentUrl) };
    case 'externalLink':
    case 'externalEventLink':
      return { kind: 'document', href: documentTarget(link.to) };
    default:
      throw new Error(`Unknown link kind: ${link.type satisfies never}`);
  }
}
