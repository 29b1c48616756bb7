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

interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

interface Surroundings {
  load(address: string): Promise<unknown>;
  reload(): void;
  memory: Memory;
  timeoutMs?: number;
}

const keyOf = (address: string) => `radhaus chunk ${address}`;

function isFirstFailure(memory: Memory, address: string): boolean {
  try {
    if (memory.getItem(keyOf(address))) return false;
    memory.setItem(keyOf(address), '1');
    return true;
  } catch {
    return false;
  }
}

function forget(memory: Memory, address: string): void {
  try {
    memory.removeItem(keyOf(address));
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Reloads the page once, because a new version has other parts. @throws {ChunkLoadError} at the second failure */
export async function loadChunk(address: string, surroundings: Surroundings): Promise<unknown> {
  const { load, reload, memory, timeoutMs = TIMEOUT_MS } = surroundings;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout', address)), timeoutMs);
  });
  try {
    const chunk = await Promise.race([load(address), tooLong]);
    forget(memory, address);
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
