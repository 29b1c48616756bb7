import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { completeLinks, copyBinaries, installedBinaries, reachableByAll } from './embedded-binaries.server';

/** `nobody` on every Unix; PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const SYSTEM_HOME = '/var/lib/radhaus';
/** Linux allows 107 bytes. */
const SOCKET_FOLDER_LIMIT = 107 - '/.s.PGSQL.5432'.length;

export interface EmbeddedPaths {
  binaries: string;
  cluster: string;
  readyMark: string;
  logFile: string;
  lockFile: string;
  /** Undefined on Windows, where the server listens on loopback. */
  socketFolder: string | undefined;
  runAs: { uid: number; gid: number } | undefined;
  notice: string | undefined;
}

function makeFolder(folder: string, owner: EmbeddedPaths['runAs'], mode: number): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, mode);
  if (owner) fs.chownSync(folder, owner.uid, owner.gid);
}

function socketFolderFor(home: string, owner: EmbeddedPaths['runAs']): string {
  const inHome = path.join(home, 'socket');
  const short = Buffer.byteLength(inHome) <= SOCKET_FOLDER_LIMIT;
  const name = `radhaus-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  const folder = short ? inHome : path.join(os.tmpdir(), name);
  makeFolder(folder, owner, 0o700);
  return folder;
}

export function prepareEmbeddedPaths(dataDir: string): EmbeddedPaths {
  const installed = installedBinaries();
  const asRoot = process.getuid?.() === 0;
  const runAs = asRoot ? { uid: NOBODY, gid: NOBODY } : undefined;
  fs.mkdirSync(dataDir, { recursive: true });
  const reachable = !asRoot || (reachableByAll(dataDir) && reachableByAll(installed));
  // A running server is recognised by the real path.
  const real = fs.realpathSync(dataDir);
  const own = createHash('sha256').update(real).digest('hex').slice(0, 12);
  const home = reachable ? path.join(real, 'database') : path.join(SYSTEM_HOME, own);
  fs.mkdirSync(home, { recursive: true });
  // The server's user must traverse these folders, whatever root's umask is.
  if (asRoot) for (const folder of reachable ? [home] : [SYSTEM_HOME, home]) fs.chmodSync(folder, 0o755);
  if (reachable) completeLinks(installed);
  const binaries = reachable ? installed : copyBinaries(installed, SYSTEM_HOME);
  if (!reachable) completeLinks(binaries);
  const cluster = path.join(home, 'cluster');
  makeFolder(cluster, runAs, 0o700);
  return {
    binaries,
    cluster,
    readyMark: path.join(home, 'cluster.ready'),
    logFile: path.join(home, 'server.log'),
    lockFile: path.join(home, 'start.lock'),
    socketFolder: process.platform === 'win32' ? undefined : socketFolderFor(home, runAs),
    runAs,
    notice: reachable
      ? undefined
      : `The embedded PostgreSQL runs as "nobody", who cannot reach this folder: its data is in ${home}.`,
  };
}
