import { normalisePage } from './page-path';
import type { ThemeLink } from './theme';

export type LinkTarget = { kind: 'page'; to: string } | { kind: 'document'; href: string };

export class LinkTargetError extends Error {}

const isAbsolute = (target: string) => /^[a-z][a-z0-9+.-]*:/i.test(target);

function isBelow(target: string, locationUrl: string | undefined): boolean {
  if (!locationUrl) return false;
  const [path = ''] = target.toLowerCase().split(/[?#]/);
  const prefix = `/${locationUrl.toLowerCase()}`;
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** @throws {LinkTargetError} for an empty target, one without leading '/', or one with the location (spec 1, links and redirects) */
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

export function isPageTarget(target: string, currentUrl: string): boolean {
  return target.startsWith('/') && !isBelow(target, currentUrl);
}

function documentTarget(target: string): string {
  const isOpen = URL.canParse(target) && /^(https?|mailto|tel):$/.test(new URL(target).protocol);
  if (!isOpen)
    throw new LinkTargetError('An external target must be an address of the web, mail or telephone.');
  return target;
}

/** @param currentUrl '' unless the location's url stands in the path @throws {Error} for another kind, {LinkTargetError} for a broken rule */
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
