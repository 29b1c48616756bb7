import fs from 'node:fs';
import { ConfigError } from './config.server';

/** @throws {ConfigError} if the folder cannot be made or written */
export function prepareDataDir(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    const told = reason === 'EEXIST' || reason === 'ENOTDIR' ? 'a file is in its place' : reason;
    throw new ConfigError(`DATA_DIR is "${dataDir}", expected a folder that can be written (${told})`);
  }
}
