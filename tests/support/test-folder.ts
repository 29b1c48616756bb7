import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Removed after the tests of the calling file. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'radhaus-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
