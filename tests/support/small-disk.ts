import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { temporaryFolder } from './database-server';

/** Only root may mount. */
function mounted(folder: string, size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A disk that a test can fill; gone when the test file is done. @param size such as `2m` */
export async function smallDisk(size: string) {
  const folder = await temporaryFolder('small-disk-');
  const isMounted = mounted(folder, size);
  afterAll(async () => {
    if (isMounted) execFileSync('umount', ['--lazy', folder]);
    await fs.rm(folder, { recursive: true, force: true });
  });
  const filler = path.join(folder, 'filler');
  return {
    folder,
    isMounted,
    async fill(): Promise<void> {
      const file = await fs.open(filler, 'w');
      const block = Buffer.alloc(4_096);
      try {
        for (;;) await file.write(block);
      } catch (error) {
        expect((error as { code: string }).code).toBe('ENOSPC');
      } finally {
        await file.close();
      }
    },
    empty: () => fs.rm(filler),
  };
}
