import fs from 'node:fs/promises';
import path from 'node:path';

/** Beside the photos, which nodes share. */
const MARKS = '.nodes';

export const isMark = (folder: string): boolean => path.basename(folder) === MARKS;

const markOf = (folder: string, id: string) => path.join(folder, MARKS, id);

/** By its mark other nodes see whether they share the folder. @param folder of the photos */
export async function markFolder(folder: string, id: string): Promise<void> {
  await fs.mkdir(path.join(folder, MARKS), { recursive: true });
  await fs.writeFile(markOf(folder, id), '');
}

export const removeMark = (folder: string, id: string): Promise<void> =>
  fs.rm(markOf(folder, id), { force: true });

export const sharesFolder = (folder: string, id: string): Promise<boolean> =>
  fs.access(markOf(folder, id)).then(
    () => true,
    () => false,
  );

const OLD_MS = 24 * 3_600_000;

/** Marks of nodes that were killed. */
export async function removeOldMarks(folder: string): Promise<void> {
  for (const id of await fs.readdir(path.join(folder, MARKS)).catch(() => [])) {
    const stat = await fs.stat(markOf(folder, id)).catch(() => undefined);
    if (stat && Date.now() - stat.mtimeMs > OLD_MS) await removeMark(folder, id);
  }
}
