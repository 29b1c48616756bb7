import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../support/database-server';

export async function startBareServer(body: string | Buffer) {
  const folder = await temporaryFolder('radhaus-bench-');
  const file = path.join(folder, 'page.html');
  await fs.writeFile(file, body);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    port: Number(line.toString()),
    stop: async () => {
      child.kill('SIGTERM');
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
