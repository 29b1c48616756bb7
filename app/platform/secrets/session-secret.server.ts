import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError } from '../config/config.server';

const FILE = 'session-secret';

/** The secret that the first process on a `DATA_DIR` made; all later ones share it. */
async function secretOfFolder(dataDir: string): Promise<string> {
  const file = path.join(dataDir, FILE);
  const read = () => fs.readFile(file, 'utf8').then((text) => text.trim());
  const known = await read().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (known) return known;
  await fs.mkdir(dataDir, { recursive: true });
  const own = `${file}.${process.pid}.part`;
  await fs.writeFile(own, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // Whole or not at all: of processes that start together one is first, and the others read what it wrote.
  await fs.link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await fs.rm(own);
  return read();
}

/**
 * The operator's secrets, the newest first: `SESSION_SECRET`, else one that is made at the first start and kept in
 * `DATA_DIR`.
 * @throws {ConfigError} when there is neither
 */
export async function sessionSecrets({
  sessionSecrets: [first, ...older],
  dataDir,
}: Pick<Config, 'sessionSecrets' | 'dataDir'>): Promise<[string, ...string[]]> {
  if (first !== undefined) return [first, ...older];
  try {
    return [await secretOfFolder(dataDir)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`No secret can be kept in DATA_DIR (${reason}): set SESSION_SECRET.`);
  }
}
