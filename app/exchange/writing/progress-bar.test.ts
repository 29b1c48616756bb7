import { describe, expect, it } from 'vitest';
import { openProgress, progressBar } from './progress-bar';

describe('a progress bar', () => {
  it.each([
    [0, 10, `[${'·'.repeat(30)}] 0 %`],
    [5, 10, `[${'#'.repeat(15)}${'·'.repeat(15)}] 50 %`],
    [999, 1000, `[${'#'.repeat(29)}·] 99 %`],
    [10, 10, `[${'#'.repeat(30)}] 100 %`],
    [0, 0, `[${'#'.repeat(30)}] 100 %`],
  ])('at %i of %i is %s', (done, total, shown) => {
    expect(progressBar(done, total)).toBe(shown);
  });

  const shownOn = (isTTY: boolean) => {
    let written = '';
    const write = (text: string | Uint8Array) => {
      written += String(text);
      return true;
    };
    const progress = openProgress({ isTTY, write }, () => undefined);
    progress.show('stock.csv', 1, 2);
    progress.clear();
    return written;
  };

  it('is drawn on a terminal and wiped off', () => {
    expect(shownOn(true)).toContain('stock.csv [');
    expect(shownOn(true).endsWith('\r\u001B[K')).toBe(true);
  });

  it('is not drawn where nobody watches', () => {
    expect(shownOn(false)).toBe('');
  });
});
