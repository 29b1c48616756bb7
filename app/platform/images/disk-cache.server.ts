import fs from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.server';

interface CachedFile {
  size: number;
}

export interface DiskCache {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, content: Buffer): Promise<void>;
}

/** A full or failing disk costs the cache, never an answer. */
export async function openDiskCache(
  folder: string,
  { maxBytes, maxAgeMs, log }: { maxBytes: number; maxAgeMs: number; log: Pick<Log, 'warn'> },
): Promise<DiskCache> {
  const warn = (error: unknown) => log.warn({ err: error, folder }, 'the cache of pictures cannot be used');
  const remove = (name: string) => fs.rm(path.join(folder, name), { force: true }).catch(warn);
  const cachedFiles = new LRUCache<string, CachedFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
    ttl: maxAgeMs,
    dispose: (_, name, reason) => {
      if (reason !== 'set') void remove(name);
    },
  });
  try {
    await fs.mkdir(folder, { recursive: true });
    for (const name of await fs.readdir(folder)) {
      const { size, mtimeMs } = await fs.stat(path.join(folder, name));
      const age = Date.now() - mtimeMs;
      if (age < maxAgeMs && !name.endsWith('.part')) cachedFiles.set(name, { size }, { ttl: maxAgeMs - age });
      else await remove(name);
    }
  } catch (error) {
    warn(error);
  }

  let written = 0;
  return {
    async read(name) {
      if (!cachedFiles.get(name)) return undefined;
      return fs.readFile(path.join(folder, name)).catch(() => {
        cachedFiles.delete(name);
        return undefined;
      });
    },
    async write(name, content) {
      written += 1;
      const part = path.join(folder, `${name}.${process.pid}-${written}.part`);
      try {
        await fs.writeFile(part, content);
        await fs.rename(part, path.join(folder, name));
        cachedFiles.set(name, { size: content.length });
      } catch (error) {
        warn(error);
        await fs.rm(part, { force: true }).catch(() => undefined);
      }
    },
  };
}
