import type { BrowserStorage } from './storage';

/** Spec 1, section 9. */
const TIMEOUT_MS = 120_000;
/** Spec 1, section 8. */
const STYLES_FAILED = 'CSS_CHUNK_LOAD_FAILED';

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly type: 'missing' | 'timeout' | 'other',
    readonly address: string,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk ${address} failed (${type})`, options);
  }
}

interface Surroundings {
  load(address: string): Promise<unknown>;
  reload(): void;
  memory: BrowserStorage;
  timeoutMs?: number;
}

const keyOf = (address: string) => `radhaus chunk ${address}`;

/** False, too, where the browser stores nothing: a page would be loaded for ever. */
const isFirstFailure = (memory: BrowserStorage, address: string) =>
  !memory.get(keyOf(address)) && memory.set(keyOf(address), '1');

/** Reloads the page once, because a new version has other parts. @throws {ChunkLoadError} at the second failure */
export async function loadChunk(address: string, surroundings: Surroundings): Promise<unknown> {
  const { load, reload, memory, timeoutMs = TIMEOUT_MS } = surroundings;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout', address)), timeoutMs);
  });
  try {
    const chunk = await Promise.race([load(address), tooLong]);
    memory.remove(keyOf(address));
    return chunk;
  } catch (cause) {
    const type = cause instanceof TypeError ? 'missing' : 'other';
    const error = cause instanceof ChunkLoadError ? cause : new ChunkLoadError(type, address, { cause });
    console.error(error);
    if (!isFirstFailure(memory, address)) throw error;
    reload();
    return new Promise(() => {});
  } finally {
    clearTimeout(timer);
  }
}

type StyleLink = Partial<Pick<HTMLLinkElement, 'rel' | 'href' | 'sheet' | 'media'>>;

interface StyledPage {
  readyState: string;
  querySelectorAll(selector: 'link'): Iterable<StyleLink>;
}

/** Reports style sheets that fail, also those from before this script, and reloads the page once. */
export function watchStyles(
  target: EventTarget,
  page: StyledPage,
  { reload, memory }: Pick<Surroundings, 'reload' | 'memory'>,
): void {
  const report = (link: StyleLink | null) => {
    // One for no medium stands in the page already.
    if (link?.rel !== 'stylesheet' || !link.href || link.sheet || link.media === 'not all') return;
    console.error(`${STYLES_FAILED}: ${link.href}`);
    if (isFirstFailure(memory, link.href)) reload();
  };
  const watch = () => {
    for (const link of page.querySelectorAll('link')) report(link);
    // Errors of resources do not bubble: only the capture phase sees them.
    target.addEventListener('error', (event) => report(event.target as StyleLink | null), true);
  };
  if (page.readyState === 'complete') watch();
  else target.addEventListener('load', watch);
}
