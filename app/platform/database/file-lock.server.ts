import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 120_000;
/** A takeover takes microseconds; an older file was left by a crash. */
const TAKEOVER_MS = 5_000;

const held = new Set<string>();

interface Holder {
  pid: number;
  /** Start time, if known, because process ids are reused. */
  started: string;
}

function startOf(pid: number): string {
  try {
    // The name in brackets may contain blanks; the start is the 22nd field, the 20th after it.
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === startOf(pid);
}

function holderOf(file: string): Holder | undefined {
  try {
    const [pid, started = ''] = fs.readFileSync(file, 'utf8').split(' ');
    return Number(pid) > 0 ? { pid: Number(pid), started } : undefined;
  } catch {
    return undefined;
  }
}

function isAbandoned(file: string): boolean {
  const holder = holderOf(file);
  if (!holder) return true;
  return holder.pid === process.pid ? !held.has(file) : !isAlive(holder);
}

function create(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, `${process.pid} ${startOf(process.pid)}`);
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** One at a time: a second process would remove the new lock of the first. */
function removeAbandoned(file: string): void {
  const takeover = `${file}.takeover`;
  if (!create(takeover)) {
    const since = fs.statSync(takeover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > TAKEOVER_MS) fs.rmSync(takeover, { force: true });
    return;
  }
  if (isAbandoned(file)) fs.rmSync(file, { force: true });
  fs.rmSync(takeover, { force: true });
}

/** Takes over the lock of a dead process. @throws {Error} if a living one holds it for more than two minutes */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  while (!create(file)) {
    if (isAbandoned(file)) removeAbandoned(file);
    if (Date.now() > until) throw new Error(`${file} is held by process ${holderOf(file)?.pid}`);
    await wait(20);
  }
  held.add(file);
  try {
    return await work();
  } finally {
    held.delete(file);
    fs.rmSync(file, { force: true });
  }
}
