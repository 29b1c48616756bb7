import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EmbeddedPaths } from './embedded-paths.server';

const run = promisify(execFile);

async function isServerOf(cluster: string, pid: string): Promise<boolean> {
  const commandLine = await fs.promises.readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (commandLine !== undefined) return commandLine.includes('postgres') && commandLine.includes(cluster);
  // Without /proc: `ps` may write a folder's umlauts differently.
  const listed = await run('ps', ['-p', pid, '-o', 'args=']).catch(() => ({ stdout: '' }));
  return listed.stdout.includes('postgres');
}

/** A killed server leaves postmaster.pid and the socket's lock; a reused process id would block the start for ever. */
export async function clearStaleLockFiles(paths: EmbeddedPaths): Promise<void> {
  const file = path.join(paths.cluster, 'postmaster.pid');
  if (process.platform === 'win32' || !fs.existsSync(file)) return;
  const pid = fs.readFileSync(file, 'utf8').split('\n', 1)[0]?.trim() ?? '';
  if (await isServerOf(paths.cluster, pid)) return;
  fs.rmSync(file, { force: true });
  if (paths.socketFolder) fs.rmSync(path.join(paths.socketFolder, '.s.PGSQL.5432.lock'), { force: true });
}
