import { execFile } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type EmbeddedPlace, prepareEmbeddedPlace } from './embedded-place.server';
import { withFileLock } from './file-lock.server';
import { clearStaleLockFiles } from './stale-lock-files.server';

const run = promisify(execFile);
const SUPERUSER = 'radhaus';
const DATABASE = 'radhaus';
/** Each app process holds one connection of this name; the last one to leave stops the server. */
const LEASE = 'radhaus-lease';

export interface EmbeddedServer {
  /** Connection address of the database `radhaus`; with another name: of that database on the same server. */
  url(database?: string): string;
  notice: string | undefined;
  /** Gives up the share; stops the server when no other process has one. */
  leave(): Promise<void>;
}

function program(place: EmbeddedPlace, name: string): string {
  return path.join(place.binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function call(place: EmbeddedPlace, name: string, args: string[]) {
  return run(program(place, name), args, {
    ...place.runAs,
    cwd: path.dirname(place.cluster),
    env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
  });
}

async function createCluster(place: EmbeddedPlace): Promise<void> {
  // initdb writes PG_VERSION early; only our own mark says that it came to its end.
  if (fs.existsSync(place.readyMark)) return;
  for (const entry of fs.readdirSync(place.cluster)) {
    fs.rmSync(path.join(place.cluster, entry), { recursive: true, force: true });
  }
  const auth = place.socketFolder ? ['--auth-local=trust', '--auth-host=reject'] : ['--auth=trust'];
  await call(place, 'initdb', [
    `--pgdata=${place.cluster}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=de-DE',
    '--locale=C',
    ...auth,
  ]);
  fs.writeFileSync(place.readyMark, '');
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

async function isRunning(place: EmbeddedPlace): Promise<boolean> {
  await clearStaleLockFiles(place);
  return call(place, 'pg_ctl', ['status', '-D', place.cluster]).then(
    () => true,
    () => false,
  );
}

async function startServer(place: EmbeddedPlace): Promise<void> {
  const listen = place.socketFolder
    ? `-c listen_addresses='' -c unix_socket_directories='${place.socketFolder}'`
    : `-c listen_addresses=127.0.0.1 -p ${await freePort()}`;
  const options = `${listen} -c max_connections=300 -c shared_buffers=128MB -c timezone=UTC`;
  const log = fs.openSync(place.logFile, 'a');
  fs.closeSync(log);
  if (place.runAs) fs.chownSync(place.logFile, place.runAs.uid, place.runAs.gid);
  const args = ['start', '-w', '-t', '60', '-D', place.cluster, '-l', place.logFile, '-o', options];
  await call(place, 'pg_ctl', args).catch((error: Error) => {
    const tail = fs.readFileSync(place.logFile, 'utf8').slice(-2_000);
    throw new Error(`The embedded PostgreSQL did not start: ${error.message}\n${tail}`);
  });
}

function addressOf(place: EmbeddedPlace, database: string): string {
  if (place.socketFolder) {
    return `postgresql://${SUPERUSER}@/${database}?host=${encodeURIComponent(place.socketFolder)}`;
  }
  const port = fs.readFileSync(path.join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')[3]?.trim();
  return `postgresql://${SUPERUSER}@127.0.0.1:${port}/${database}`;
}

async function takeLease(place: EmbeddedPlace): Promise<pg.Client> {
  const lease = new pg.Client({
    connectionString: addressOf(place, 'postgres'),
    application_name: LEASE,
    keepAlive: true,
  });
  // A lost lease means a lost server: the pool's users notice and report that themselves.
  lease.on('error', () => undefined);
  await lease.connect();
  const known = await lease.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (known.rowCount === 0) await lease.query(`create database ${DATABASE}`);
  return lease;
}

async function giveUp(place: EmbeddedPlace, lease: pg.Client): Promise<void> {
  const others = await lease
    .query('select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()', [LEASE])
    .then((result) => result.rowCount ?? 0)
    .catch(() => 0);
  await lease.end().catch(() => undefined);
  if (others === 0 && (await isRunning(place))) {
    await call(place, 'pg_ctl', ['stop', '-w', '-m', 'fast', '-D', place.cluster]);
  }
}

/**
 * Starts the embedded PostgreSQL of `dataDir`, or joins the one that runs there already: one that another
 * process started, or one that outlived a killed app.
 * @throws {Error} with the end of the server's log when it cannot start.
 */
export async function joinEmbeddedServer(dataDir: string): Promise<EmbeddedServer> {
  const place = prepareEmbeddedPlace(dataDir);
  const lease = await withFileLock(place.lockFile, async () => {
    if (!(await isRunning(place))) {
      await createCluster(place);
      await startServer(place);
    }
    return takeLease(place);
  });
  return {
    url: (database = DATABASE) => addressOf(place, database),
    notice: place.notice,
    leave: () => withFileLock(place.lockFile, () => giveUp(place, lease)),
  };
}
