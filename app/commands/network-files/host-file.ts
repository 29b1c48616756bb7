import { z } from 'zod';

const locationUrlOrNull = z.string().min(1, 'darf nicht leer sein').nullable();

/**
 * One entry of `hosts.json`, the spec's Host. Whether the hosts together are a working configuration (one
 * fallback, an index for each shop system) is not checked here: the running shop names those errors itself.
 */
export const hostEntry = z.strictObject({
  hostname: z.string().regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/, 'kein Hostname in Kleinbuchstaben'),
  standortUrl: locationUrlOrNull,
  isFallback: z.boolean(),
  isShopSystem: z.boolean(),
  /** Stored and not read: the shop asks for consent itself, so nothing of OneTrust is loaded. */
  cookieProDomainId: z.string().nullable(),
  matomoSiteId: z.string().nullable(),
  indexStandortUrl: locationUrlOrNull,
  allowedRedirectHosts: z.array(z.hostname('kein Hostname')).default([]),
});

export type HostEntry = z.output<typeof hostEntry>;
