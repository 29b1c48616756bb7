import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError } from '../config/config.server';

const FILE = 'session-secret';

/** Made by the first process on a `DATA_DIR`, and shared by all later ones. */
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
  // Atomic: one of several starting processes is first, and the others read its file.
  await fs.link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await fs.rm(own);
  return read();
}

/** `SESSION_SECRET`, else one stored in `DATA_DIR`; newest first. @throws {ConfigError} if there is neither */
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
