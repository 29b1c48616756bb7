import { createHash } from 'node:crypto';

export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
};

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

export function inlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].flatMap(([, attributes = '', source = '']) =>
    attributes.includes('application/ld+json') ? [] : [source],
  );
}

/** Only of the head, which no text of an operator reaches. */
function inlineStyles(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/<style>([\s\S]*?)<\/style>/g)].flatMap(([, source = '']) => source);
}

export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

/** Anything but a plain https origin is left out. */
export interface PolicyAllowances {
  scripts?: readonly string[];
  connections?: readonly string[];
  frames?: readonly string[];
  images?: readonly string[];
  ancestors?: readonly string[];
  formTargets?: readonly string[];
}

/** Host names may contain characters that would end a directive. */
const plainOrigin = /^(https:\/\/(\*\.)?[a-z0-9.-]+|http:\/\/localhost)(:\d+)?$/;

const directive = (name: string, sources: readonly string[]) =>
  `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`;

/** Names scripts by their hash, which stays valid in a cached page, unlike a nonce. */
export function contentSecurityPolicy(html: string, allowances: PolicyAllowances = {}): string {
  const plain = (origins: readonly string[] = []) =>
    [...new Set(origins)].filter((origin) => plainOrigin.test(origin));
  const hashes = new Set(inlineScripts(html).map(sourceHash));
  const own = hashes.size > 0 ? ["'self'"] : [];
  const forms = html.includes('<form') ? ["'self'"] : own;
  const ownFrames = html.includes('<iframe data-own') ? ["'self'"] : [];
  const frames = [...ownFrames, ...plain(allowances.frames)];
  return [
    "default-src 'none'",
    directive('script-src', [...own, ...hashes, ...plain(allowances.scripts)]),
    directive('connect-src', [...own, ...plain(allowances.connections)]),
    // Themes set custom properties in style attributes; development writes style elements.
    "style-src 'self' 'unsafe-inline'",
    ...(import.meta.env.DEV
      ? []
      : [directive('style-src-elem', ["'self'", ...inlineStyles(html).map(sourceHash)])]),
    directive('img-src', ["'self'", 'data:', ...plain(allowances.images)]),
    "font-src 'self'",
    ...(frames.length > 0 ? [directive('frame-src', frames)] : []),
    directive('form-action', [...forms, ...plain(allowances.formTargets)]),
    directive('frame-ancestors', ["'self'", ...plain(allowances.ancestors)]),
    "base-uri 'none'",
  ].join('; ');
}
