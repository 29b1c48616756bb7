import { createHash } from 'node:crypto';

/** Sent with every answer; a page adds its Content-Security-Policy. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
};

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** The sources of a page's inline scripts; what only says something to search engines is none. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].flatMap(([, attributes = '', source = '']) =>
    attributes.includes('application/ld+json') ? [] : [source],
  );
}

/** How a policy names a script that may run. */
export function scriptHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

/** What a page of this shop may do besides; what is no plain https origin is left out. */
interface PolicyAllowances {
  /** Origins of other sites whose pages this one shows in frames. */
  frames?: readonly string[];
  /** Origins of other sites whose pictures the page shows. */
  images?: readonly string[];
  /** Origins of other sites that may show the page in a frame. */
  ancestors?: readonly string[];
  /** Origins of other sites that an own form may lead to. */
  formTargets?: readonly string[];
}

/** A name in a policy that cannot end its directive: host names may hold characters that would. */
const plainOrigin = /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/;

/**
 * The Content-Security-Policy of a rendered page: of inline scripts only those run that stand in it now, named by
 * their hash. So a cached page is as safe as a fresh one; a nonce would have to change each time.
 */
export function contentSecurityPolicy(
  html: string,
  { frames = [], images = [], ancestors = [], formTargets = [] }: PolicyAllowances = {},
): string {
  const plain = (origins: readonly string[]) =>
    [...new Set(origins)].filter((origin) => plainOrigin.test(origin));
  const hashes = new Set(inlineScripts(html).map(scriptHash));
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trimEnd(),
    // Themes set custom properties in style attributes.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...plain(images)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    ...(plain(frames).length > 0 ? [`frame-src ${plain(frames).join(' ')}`] : []),
    ["form-action 'self'", ...plain(formTargets)].join(' '),
    ["frame-ancestors 'self'", ...plain(ancestors)].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
