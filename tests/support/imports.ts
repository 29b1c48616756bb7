import { expect } from 'vitest';
import type { Visitor } from './visitor';

export type ImportPage = Awaited<ReturnType<Visitor['open']>>;

/** The page of an import at the desk when its job is done: it reloads itself until then. */
export async function settled({ path }: { path: string }, visitor: Visitor): Promise<ImportPage> {
  let shown: ImportPage | undefined;
  const isWaiting = async () => {
    shown = await visitor.open(path.split('?')[0] ?? '');
    return shown.text.includes('http-equiv="refresh"');
  };
  await expect.poll(isWaiting, { timeout: 30_000, interval: 100 }).toBe(false);
  return shown ?? expect.fail(`${path} was not opened`);
}

/** Rows, new, changed, unchanged, gone. */
export function countsIn({ text }: ImportPage, name: string): number[] {
  const [, row = ''] = new RegExp(`data-import-count="${name}">([\\s\\S]*?)</tr>`).exec(text) ?? [];
  return [...row.matchAll(/<td[^>]*>(\d+)<\/td>/g)].map(([, count]) => Number(count));
}
