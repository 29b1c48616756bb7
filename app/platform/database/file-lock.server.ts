import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 120_000;
/** Taking over a dead process's lock takes microseconds; what is older was left by a crash in between. */
const TAKEOVER_MS = 5_000;

/** Locks that this process is inside of. */
const held = new Set<string>();

interface Holder {
  pid: number;
  /** When that process started, where the machine tells: numbers are given again, after a restart at once. */
  started: string;
}

function startOf(pid: number): string {
  try {
    // The name in brackets may contain blanks; the start is the 22nd field, the 20th behind it.
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

/** Makes the file with its content in one step, so that whoever reads it finds the holder. */
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

/** Only one at a time may look and remove: else a second one would remove the lock that the first has just taken. */
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

/**
 * Runs `work` while nobody else on this machine is inside the same lock. A lock whose holder has died is taken over.
 * @throws {Error} when a living process holds it for longer than two minutes.
 */
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
