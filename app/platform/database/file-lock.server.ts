import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 120_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(file: string): number | undefined {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs `work` while no other process of this machine is inside the same lock. A lock whose holder has died is
 * taken over.
 * @throws {Error} when a living process holds it for longer than two minutes.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      // The file appears with its content: whoever reads it finds the holder's process id.
      const draft = `${file}.${process.pid}`;
      fs.writeFileSync(draft, String(process.pid));
      try {
        fs.linkSync(draft, file);
      } finally {
        fs.rmSync(draft, { force: true });
      }
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderOf(file);
      if (holder === undefined || holder === process.pid || !isAlive(holder))
        fs.rmSync(file, { force: true });
      else if (Date.now() > until) throw new Error(`${file} is held by process ${holder}`);
      else await wait(100);
    }
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}
