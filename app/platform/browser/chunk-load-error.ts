/** How long a script of the shop may take to arrive (spec 1, section 9). */
const TIMEOUT_MS = 120_000;
/** The name under which a missing style sheet is reported (spec 1, section 8). */
const STYLES_FAILED = 'CSS_CHUNK_LOAD_FAILED';

/** A part of the shop's program that could not be loaded: it is gone, took too long, or failed in another way. */
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

/** What tells that a page was already loaded anew because of an address; without a storage it counts as told. */
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

/** Whether this address has not made the page load anew yet; from now on it has. */
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
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * Loads a part of the program. When it fails, the page is loaded anew, once: after a new version of the shop that brings the
 * parts that exist now. When it fails again, the error view follows.
 * @throws {ChunkLoadError} at the second failure
 */
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

/** Reports style sheets that do not arrive, and loads the page anew once for each. */
export function watchStyles(
  target: EventTarget,
  surroundings: Pick<Surroundings, 'reload' | 'memory'>,
): void {
  const onError = (event: Event) => {
    const link = event.target as Partial<HTMLLinkElement> | null;
    if (link?.rel !== 'stylesheet' || !link.href) return;
    console.error(`${STYLES_FAILED}: ${link.href}`);
    if (isFirstFailure(surroundings.memory, link.href)) surroundings.reload();
  };
  // Failures of resources do not bubble: they are caught on their way down.
  target.addEventListener('error', onError, true);
}
