import fs from 'node:fs/promises';
import type pg from 'pg';
import type { Answer } from './send-answer.server';

/** PostgreSQL stops when it has no room for a segment of its log (16 MiB). */
const NEEDED_BYTES = 16 * 1_048_576;
/** A node writes once for all who ask meanwhile. */
const CURRENT_MS = 500;

interface Checked {
  pool: pg.Pool;
  dataDir: string;
  isStopping: () => boolean;
}

/** Undefined: ready; else the reason why not. */
type Readiness = () => Promise<string | undefined>;

async function hasRoom(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await fs.statfs(dataDir);
  return bavail * bsize >= NEEDED_BYTES;
}

async function problemOf({ pool, dataDir }: Checked): Promise<string | undefined> {
  if (!(await hasRoom(dataDir).catch(() => false))) return 'DATA_DIR has no room, or cannot be read';
  try {
    const client = await pool.connect();
    // Locking a row is a write, and leaves no dead row behind.
    const { rowCount } = await client
      .query('select 1 from migrations order by id limit 1 for update')
      .finally(() => client.release());
    return rowCount === 1 ? undefined : 'migrations are missing';
  } catch (error) {
    const isReadOnly = (error as { code?: string }).code === '25006';
    return isReadOnly ? 'the database can only be read' : 'the database does not answer';
  }
}

export function createReadiness(checked: Checked): Readiness {
  let last: { at: number; problem: Promise<string | undefined> } | undefined;
  return async () => {
    if (checked.isStopping()) return 'stopping';
    const now = performance.now();
    if (!last || now - last.at > CURRENT_MS) last = { at: now, problem: problemOf(checked) };
    return last.problem;
  };
}

function textAnswer(status: number, text: string): Answer {
  return {
    status,
    headers: [
      ['content-type', 'text/plain; charset=utf-8'],
      ['cache-control', 'no-store'],
    ],
    body: Buffer.from(`${text}\n`),
  };
}

/** @param advice what a ready node lacks */
export function healthAnswer(
  url: string | undefined,
  readiness: Readiness,
  advice: string | undefined,
): Promise<Answer> | undefined {
  if (url === '/healthz') return Promise.resolve(textAnswer(200, 'ok'));
  if (url !== '/readyz') return undefined;
  return readiness().then((problem) =>
    problem === undefined
      ? textAnswer(200, ['ready', ...(advice ? [advice] : [])].join('\n'))
      : textAnswer(503, problem),
  );
}
