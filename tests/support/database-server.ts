import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { prepareEmbeddedPaths } from '../../app/platform/database/embedded-paths.server';
import { joinEmbeddedServer } from '../../app/platform/database/embedded-server.server';
import { builtShop, ownEnvironment } from './built-shop';

const run = promisify(execFile);

/** Test databases are copies of it: migrated, with the demo network. */
export const DEMO_TEMPLATE = 'demo_template';

export interface DatabaseServer {
  adminUrl: string;
  /** For exclusive use. */
  demoUrl: string;
  copyDemo(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Bytes for the databases that tests have at once, and for the server's log. */
const ROOM = 4 * 2 ** 30;

/** In memory if that has room: each copy of a database makes a thousand files, which takes a disk ten times as long. */
export async function quickFolder(): Promise<string> {
  const memory = '/dev/shm';
  const room = await fs.statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return Math.min(room, os.freemem()) < ROOM ? os.tmpdir() : memory;
}

/** @param parent of the folder with its data */
export async function startDatabaseServer(
  program = builtShop,
  parent = os.tmpdir(),
): Promise<DatabaseServer> {
  const dataDir = await temporaryFolder('radhaus-tests-', parent);
  const server = await joinEmbeddedServer(dataDir);
  const adminUrl = server.url('postgres');
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  // Databases of tests need no durability, and are small and short-lived.
  for (const setting of ['fsync', 'full_page_writes', 'jit', 'autovacuum'])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
  await admin.query(`create database ${DEMO_TEMPLATE}`);
  await admin.end();
  await run(process.execPath, [program, 'seed', 'demo'], {
    env: ownEnvironment({ DATABASE_URL: server.url(DEMO_TEMPLATE), DATA_DIR: dataDir }),
  });
  const template = new pg.Client({ connectionString: server.url(DEMO_TEMPLATE) });
  await template.connect();
  await template.query('vacuum (freeze, analyze)');
  await template.end();
  return {
    adminUrl,
    demoUrl: server.url(DEMO_TEMPLATE),
    copyDemo: async (name) => {
      const client = new pg.Client({ connectionString: adminUrl });
      await client.connect();
      await client
        .query(`create database ${name} template ${DEMO_TEMPLATE} strategy file_copy`)
        .finally(() => client.end());
      return server.url(name);
    },
    stop: async () => {
      await server.leave();
      // The data may lie elsewhere, if the server cannot reach root's checkout.
      for (const folder of [path.dirname(prepareEmbeddedPaths(dataDir).cluster), dataDir]) {
        await fs.rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Every user can reach it, because the embedded server may run as another one. */
export async function temporaryFolder(prefix: string, parent = os.tmpdir()): Promise<string> {
  const folder = await fs.mkdtemp(path.join(parent, prefix));
  await fs.chmod(folder, 0o755);
  return folder;
}
