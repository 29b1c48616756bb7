import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Theme } from '~/domain/tenancy/theme';
import { callOut } from '~/outgoing/call-out.server';
import { sanitizedHtml } from '~/platform/html/sanitize.server';
import type { Log } from '~/platform/log.server';

/** Content of another site, sanitised. */
export interface ContextContent {
  /** The theme's id of the content. */
  id: string;
  html: string;
}

/** The shop asks again after this time; until the answer arrives it shows the old one. */
const FRESH_MS = 5 * 60_000;
/** Pause after a failure. */
const RETRY_MS = 60_000;
/** A page waits no longer; later content is shown on the next page. */
const PATIENCE_MS = 1_500;
const LIMIT_BYTES = 256 * 1024;
const MAX_ADDRESSES = 1_000;
const MAX_PER_THEME = 6;

export interface ContextContents {
  /** Addresses that are not allowed or fail are absent. */
  of(theme: Pick<Theme, 'context'>): Promise<ContextContent[]>;
}

interface Options {
  /** Origins that may be called, e.g. `https://content.example`. */
  sources: readonly string[];
  log: Pick<Log, 'warn'>;
  patienceMs?: number;
}

/** Reads `context.apis` of a theme (spec 1, section 7): from listed origins, without redirects, limited in time and length. Failures are only logged. */
export function createContextContents({ sources, log, patienceMs = PATIENCE_MS }: Options): ContextContents {
  const cachedContents = new LRUCache<string, string>({
    max: MAX_ADDRESSES,
    ttl: FRESH_MS,
    allowStale: true,
    fetchMethod: async (address, stale, { options }) => {
      const { hostname, protocol } = new URL(address);
      try {
        const text = await callOut(address, {
          allowedHosts: [hostname],
          allowsHttp: protocol === 'http:',
          redirects: 0,
          limitBytes: LIMIT_BYTES,
        });
        return sanitizedHtml(text);
      } catch (error) {
        log.warn({ err: error, address }, 'Content of a theme could not be read');
        // The old content stays, and a failed source is not called for a while.
        options.ttl = RETRY_MS;
        return stale ?? '';
      }
    },
  });

  async function read(address: string): Promise<string | undefined> {
    if (!URL.canParse(address) || !sources.includes(new URL(address).origin)) {
      log.warn({ address }, 'A theme names an address that is not on the list of content sources');
      return undefined;
    }
    const late = wait(patienceMs, undefined, { ref: false });
    return Promise.race([cachedContents.fetch(address), late]);
  }

  return {
    of: async (theme) => {
      const apis = (theme.context?.apis ?? []).slice(0, MAX_PER_THEME);
      const answers = await Promise.all(apis.map(async ({ id, url }) => ({ id, html: await read(url) })));
      return answers.flatMap(({ id, html }) => (html ? [{ id, html }] : []));
    },
  };
}
