import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Theme } from '~/domain/tenancy/theme';
import { callOut } from '~/outgoing/call-out.server';
import { sanitizedHtml } from '~/platform/html/sanitize.server';
import type { Log } from '~/platform/log.server';

/** Content of another site as it may stand on a page. */
export interface ContextContent {
  /** Names the place: the theme's id. */
  id: string;
  html: string;
}

/** The shop asks again after this time; until the answer is there it shows what it has. */
const FRESH_MS = 5 * 60_000;
/** After a failure it asks again after this time. */
const RETRY_MS = 60_000;
/** A page waits for others no longer than this; what comes later is shown next time. */
const PATIENCE_MS = 1_500;
const LIMIT_BYTES = 256 * 1024;
const MAX_ADDRESSES = 1_000;
const MAX_PER_THEME = 6;

export interface ContextContents {
  /** The answers of a theme's addresses; an address that is not allowed or fails is absent. */
  of(theme: Pick<Theme, 'context'>): Promise<ContextContent[]>;
}

interface Options {
  /** Origins that may be asked, e.g. `https://content.example`. */
  sources: readonly string[];
  log: Pick<Log, 'warn'>;
  patienceMs?: number;
}

/**
 * Reads what a theme's `context.apis` name (spec 1, section 7): from listed origins only, without redirects, within limits of
 * time and length, sanitised. Answers are kept; nothing that others do makes a page fail.
 */
export function createContextContents({ sources, log, patienceMs = PATIENCE_MS }: Options): ContextContents {
  const kept = new LRUCache<string, string>({
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
        // The old content stays. A failed source is not asked again for a while, and no page waits for it.
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
    return Promise.race([kept.fetch(address), late]);
  }

  return {
    of: async (theme) => {
      const apis = (theme.context?.apis ?? []).slice(0, MAX_PER_THEME);
      const answers = await Promise.all(apis.map(async ({ id, url }) => ({ id, html: await read(url) })));
      return answers.flatMap(({ id, html }) => (html ? [{ id, html }] : []));
    },
  };
}
