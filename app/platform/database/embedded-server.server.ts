import { execFile } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type EmbeddedPaths, prepareEmbeddedPaths } from './embedded-paths.server';
import { withFileLock } from './file-lock.server';
import { clearStaleLockFiles } from './stale-lock-files.server';

const run = promisify(execFile);
const SUPERUSER = 'radhaus';
const DATABASE = 'radhaus';
/** Each app process holds one connection of this name; the last one to leave stops the server. */
const LEASE = 'radhaus-lease';

export interface EmbeddedServer {
  url(database?: string): string;
  notice: string | undefined;
  leave(): Promise<void>;
}

function program(paths: EmbeddedPaths, name: string): string {
  return path.join(paths.binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function call(paths: EmbeddedPaths, name: string, args: string[]) {
  return run(program(paths, name), args, {
    ...paths.runAs,
    cwd: path.dirname(paths.cluster),
    env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
  });
}

async function createCluster(paths: EmbeddedPaths): Promise<void> {
  // initdb writes PG_VERSION early; only our own mark shows that it finished.
  if (fs.existsSync(paths.readyMark)) return;
  for (const entry of fs.readdirSync(paths.cluster)) {
    fs.rmSync(path.join(paths.cluster, entry), { recursive: true, force: true });
  }
  const auth = paths.socketFolder ? ['--auth-local=trust', '--auth-host=reject'] : ['--auth=trust'];
  await call(paths, 'initdb', [
    `--pgdata=${paths.cluster}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=de-DE',
    '--locale=C',
    ...auth,
  ]);
  fs.writeFileSync(paths.readyMark, '');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function isRunning(paths: EmbeddedPaths): Promise<boolean> {
  await clearStaleLockFiles(paths);
  return call(paths, 'pg_ctl', ['status', '-D', paths.cluster]).then(
    () => true,
    () => false,
  );
}

async function startServer(paths: EmbeddedPaths, port: number | undefined): Promise<void> {
  const listen = paths.socketFolder
    ? `-c listen_addresses='' -c unix_socket_directories='${paths.socketFolder}'`
    : `-c listen_addresses=127.0.0.1 -p ${port ?? (await freePort())}`;
  const options = `${listen} -c max_connections=300 -c shared_buffers=128MB -c timezone=UTC`;
  const log = fs.openSync(paths.logFile, 'a');
  fs.closeSync(log);
  if (paths.runAs) fs.chownSync(paths.logFile, paths.runAs.uid, paths.runAs.gid);
  const args = ['start', '-w', '-t', '60', '-D', paths.cluster, '-l', paths.logFile, '-o', options];
  await call(paths, 'pg_ctl', args).catch((error: Error) => {
    const tail = fs.readFileSync(paths.logFile, 'utf8').slice(-2_000);
    throw new Error(`The embedded PostgreSQL did not start: ${error.message}\n${tail}`);
  });
}

function addressOf(paths: EmbeddedPaths, database: string): string {
  if (paths.socketFolder) {
    return `postgresql://${SUPERUSER}@/${database}?host=${encodeURIComponent(paths.socketFolder)}`;
  }
  const port = fs.readFileSync(path.join(paths.cluster, 'postmaster.pid'), 'utf8').split('\n')[3]?.trim();
  return `postgresql://${SUPERUSER}@127.0.0.1:${port}/${database}`;
}

async function takeLease(paths: EmbeddedPaths): Promise<pg.Client> {
  const lease = new pg.Client({
    connectionString: addressOf(paths, 'postgres'),
    application_name: LEASE,
    keepAlive: true,
  });
  // A lost lease means a lost server, which the pool's users report.
  lease.on('error', () => undefined);
  await lease.connect();
  const known = await lease.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (known.rowCount === 0) await lease.query(`create database ${DATABASE}`);
  return lease;
}

async function giveUp(paths: EmbeddedPaths, lease: pg.Client): Promise<void> {
  const others = await lease
    .query('select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()', [LEASE])
    .then((result) => result.rowCount ?? 0)
    .catch(() => 0);
  await lease.end().catch(() => undefined);
  if (others === 0 && (await isRunning(paths))) {
    await call(paths, 'pg_ctl', ['stop', '-w', '-m', 'fast', '-D', paths.cluster]);
  }
}

const RESTART_MS = 1_000;

async function startAndTakeLease(paths: EmbeddedPaths, port?: number): Promise<pg.Client> {
  if (!(await isRunning(paths))) {
    await createCluster(paths);
    await startServer(paths, port);
  }
  return takeLease(paths);
}

/** Joins a server that another process started or a killed app left, and starts one that ends meanwhile again. @throws {Error} with the end of its log */
export async function joinEmbeddedServer(dataDir: string): Promise<EmbeddedServer> {
  const paths = prepareEmbeddedPaths(dataDir);
  let isLeaving = false;
  let restarting: Promise<void> | undefined;
  const join = (onPort?: number) => withFileLock(paths.lockFile, () => startAndTakeLease(paths, onPort));
  let lease = await join();
  const port = Number(/:(\d+)\//.exec(addressOf(paths, DATABASE))?.[1]) || undefined;
  const follow = () =>
    lease.once('end', () => {
      restarting = restart();
    });
  async function restart(): Promise<void> {
    while (!isLeaving) {
      const next = await join(port).catch(() => undefined);
      if (next) {
        lease = next;
        return void follow();
      }
      await wait(RESTART_MS);
    }
  }
  follow();
  return {
    url: (database = DATABASE) => addressOf(paths, database),
    notice: paths.notice,
    leave: async () => {
      isLeaving = true;
      await restarting;
      await withFileLock(paths.lockFile, () => giveUp(paths, lease));
    },
  };
}
