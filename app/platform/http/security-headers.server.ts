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

/** What a page has to do with other sites. Whatever is no plain https origin is left out. */
export interface PolicyAllowances {
  /** Origins whose pages this one shows in frames. */
  frames?: readonly string[];
  /** Origins whose pictures the page shows. */
  images?: readonly string[];
  /** Origins that may show the page in a frame. */
  ancestors?: readonly string[];
  /** Origins that an own form may lead to. */
  formTargets?: readonly string[];
}

/** A name in a policy that cannot end its directive: host names may hold characters that would. */
const plainOrigin = /^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/;

const directive = (name: string, sources: readonly string[]) =>
  `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`;

/**
 * The Content-Security-Policy of a rendered page: it allows what stands in the page, and of other sites the allowances. Of inline
 * scripts only those run that stand in it, named by their hash: so a cached page is as safe as a fresh one.
 */
export function contentSecurityPolicy(html: string, allowances: PolicyAllowances = {}): string {
  const plain = (origins: readonly string[] = []) =>
    [...new Set(origins)].filter((origin) => plainOrigin.test(origin));
  const hashes = new Set(inlineScripts(html).map(scriptHash));
  const own = hashes.size > 0 ? ["'self'"] : [];
  const forms = html.includes('<form') ? ["'self'"] : own;
  const frames = plain(allowances.frames);
  return [
    "default-src 'none'",
    directive('script-src', [...own, ...hashes]),
    directive('connect-src', own),
    // Themes set custom properties in style attributes. Development writes style elements.
    "style-src 'self' 'unsafe-inline'",
    ...(import.meta.env.DEV ? [] : ["style-src-elem 'self'"]),
    directive('img-src', ["'self'", 'data:', ...plain(allowances.images)]),
    "font-src 'self'",
    ...(frames.length > 0 ? [directive('frame-src', frames)] : []),
    directive('form-action', [...forms, ...plain(allowances.formTargets)]),
    directive('frame-ancestors', ["'self'", ...plain(allowances.ancestors)]),
    "base-uri 'none'",
  ].join('; ');
}
