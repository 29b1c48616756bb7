import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { generateNetwork } from './generate-network';

export async function withNetworkFolder<Result>(
  seed: number,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'radhaus-network-'));
  try {
    await fs.chmod(folder, 0o755);
    for (const [file, text] of Object.entries(generateNetwork(seed)))
      await fs.writeFile(path.join(folder, file), text);
    return await use(folder);
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}
