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

/** Name of the database that test databases are copied from: migrated, with the demo network. */
export const DEMO_TEMPLATE = 'demo_template';

/** The one PostgreSQL of a test run. */
export interface DatabaseServer {
  /** Address of the database `postgres`, from which others are made. */
  adminUrl: string;
  /** Address of the template. Whoever uses it itself must be the only one. */
  demoUrl: string;
  /** Makes a database with the demo network; gives its address. */
  copyDemo(name: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts an embedded PostgreSQL of its own, with the template that every test file gets a copy of.
 * @param program whose demo it holds
 */
export async function startDatabaseServer(program = builtShop): Promise<DatabaseServer> {
  const dataDir = await temporaryFolder('radhaus-tests-');
  const server = await joinEmbeddedServer(dataDir);
  const adminUrl = server.url('postgres');
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  // What a crash of the machine would lose is of no use after the run.
  await admin.query('alter system set fsync = off');
  await admin.query('select pg_reload_conf()');
  await admin.query(`create database ${DEMO_TEMPLATE}`);
  await admin.end();
  await run(process.execPath, [program, 'seed', 'demo'], {
    env: ownEnvironment({ DATABASE_URL: server.url(DEMO_TEMPLATE), DATA_DIR: dataDir }),
  });
  return {
    adminUrl,
    demoUrl: server.url(DEMO_TEMPLATE),
    copyDemo: async (name) => {
      const client = new pg.Client({ connectionString: adminUrl });
      await client.connect();
      await client.query(`create database ${name} template ${DEMO_TEMPLATE}`).finally(() => client.end());
      return server.url(name);
    },
    stop: async () => {
      await server.leave();
      // Its data may lie outside, when root's checkout is out of the server's reach.
      for (const folder of [path.dirname(prepareEmbeddedPaths(dataDir).cluster), dataDir]) {
        await fs.rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** An empty folder that every user of the machine can reach: the embedded server may run as another one. */
export async function temporaryFolder(prefix: string): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), prefix));
  await fs.chmod(folder, 0o755);
  return folder;
}
