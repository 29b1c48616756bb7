/** A browser may refuse to store, and throws already where the storage is named. */
function allowed<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export interface BrowserStorage {
  /** Null for what is not stored. */
  get(name: string): string | null;
  /** @returns whether it is stored */
  set(name: string, value: string): boolean;
  remove(name: string): void;
}

const storageOf = (kind: 'localStorage' | 'sessionStorage'): BrowserStorage => ({
  get: (name) => allowed(() => window[kind].getItem(name)) ?? null,
  set: (name, value) => allowed(() => window[kind].setItem(name, value) === undefined) ?? false,
  remove: (name) => allowed(() => window[kind].removeItem(name)),
});

/** The only way to what the browser stores: none of its functions throws. */
export const lasting = storageOf('localStorage');
export const ofTab = storageOf('sessionStorage');

/** Empty in a frame that may have none. */
export const readableCookies = (): string => allowed(() => document.cookie) ?? '';
