import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk, watchStyles } from './chunk-load-error';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => kept.set(key, value).has(key),
    remove: (key: string) => void kept.delete(key),
  };
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('the first failure loads the page anew, the second one is told', async () => {
  const surroundings = { load: missing, reload: vi.fn(), memory: memory() };
  void loadChunk('/assets/a.js', surroundings);
  await settle();
  expect(surroundings.reload).toHaveBeenCalledTimes(1);
  const again = loadChunk('/assets/a.js', surroundings);
  await expect(again).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
    address: '/assets/a.js',
  });
  expect(surroundings.reload).toHaveBeenCalledTimes(1);
});

test('what arrived once may fail and load anew once more', async () => {
  const surroundings = { load: vi.fn(missing), reload: vi.fn(), memory: memory() };
  void loadChunk('/assets/a.js', surroundings);
  await settle();
  surroundings.load.mockResolvedValueOnce({} as never);
  await loadChunk('/assets/a.js', surroundings);
  void loadChunk('/assets/a.js', surroundings);
  await settle();
  expect(surroundings.reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['timeout', () => new Promise(() => {})],
  ['other', () => Promise.reject(new Error('broken'))],
])('a failure of type %s is named so', async (type, load) => {
  const full = { ...memory(), get: () => '1' };
  const loading = loadChunk('/assets/a.js', { load, reload: () => {}, memory: full, timeoutMs: 5 });
  await expect(loading).rejects.toMatchObject({ type });
  await expect(loading).rejects.toBeInstanceOf(ChunkLoadError);
});

test('a browser that keeps nothing is not loaded anew for ever', async () => {
  const closed = { get: () => null, set: () => false, remove: () => {} };
  const reload = vi.fn();
  await expect(loadChunk('/a.js', { load: missing, reload, memory: closed })).rejects.toBeInstanceOf(
    ChunkLoadError,
  );
  expect(reload).not.toHaveBeenCalled();
});

test('a style sheet that does not arrive is reported by its name and loads the page anew once', () => {
  const target = new EventTarget();
  const reload = vi.fn();
  watchStyles(target, { readyState: 'complete', querySelectorAll: () => [] }, { reload, memory: memory() });
  for (const fields of [
    { rel: 'stylesheet', href: '/a.css' },
    { rel: 'stylesheet', href: '/a.css' },
    { rel: 'icon' },
  ]) {
    const event = new Event('error');
    Object.defineProperty(event, 'target', { value: fields });
    target.dispatchEvent(event);
  }
  expect(reload).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledWith('CSS_CHUNK_LOAD_FAILED: /a.css');
});

test.each(['interactive', 'complete'])('one that failed before is reported, too (%s)', (readyState) => {
  const target = new EventTarget();
  const reload = vi.fn();
  const rel = 'stylesheet';
  const links = [
    { rel, href: '/there.css', sheet: {} as CSSStyleSheet },
    { rel, href: '/gone.css' },
    { rel: 'icon', href: '/icon.svg' },
  ];
  watchStyles(target, { readyState, querySelectorAll: () => links }, { reload, memory: memory() });
  target.dispatchEvent(new Event('load'));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(vi.mocked(console.error).mock.calls).toEqual([['CSS_CHUNK_LOAD_FAILED: /gone.css']]);
});
