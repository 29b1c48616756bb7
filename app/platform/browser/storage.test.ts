import { expect, it, onTestFinished, vi } from 'vitest';
import { lasting, ofTab, readableCookies } from './storage';

const refused = () => {
  throw new DOMException('Access is denied', 'SecurityError');
};

function inBrowser(window: object, document: object = {}): void {
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  onTestFinished(() => void vi.unstubAllGlobals());
}

it('reads, writes and removes', () => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  inBrowser({ localStorage }, { cookie: 'a=b' });
  expect([lasting.get('a'), lasting.set('a', '1'), lasting.get('a')]).toEqual([null, true, '1']);
  lasting.remove('a');
  expect([lasting.get('a'), readableCookies()]).toEqual([null, 'a=b']);
});

it.each([
  ['is refused', { get: refused }],
  ['is not there', { value: undefined }],
  ['is full', { value: { getItem: refused, setItem: refused, removeItem: refused } }],
])('does without a storage that %s', (_how, descriptor) => {
  const window = {};
  const document = {};
  Object.defineProperty(window, 'sessionStorage', descriptor);
  Object.defineProperty(document, 'cookie', { get: refused });
  inBrowser(window, document);
  expect([ofTab.get('a'), ofTab.set('a', '1'), ofTab.remove('a'), readableCookies()]).toEqual([
    null,
    false,
    undefined,
    '',
  ]);
});
