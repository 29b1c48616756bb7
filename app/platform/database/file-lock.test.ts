import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { withFileLock } from './file-lock.server';

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'radhaus-lock-'));
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** The number of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

it('gives what the work gave, and leaves nothing behind', async () => {
  expect(await withFileLock(path.join(folder, 'a'), async () => 42)).toBe(42);
  expect(await fs.readdir(folder)).toEqual([]);
});

it('is given up when the work fails', async () => {
  const file = path.join(folder, 'b');
  await expect(withFileLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withFileLock(file, async () => 'yes')).toBe('yes');
});

it('lets one at a time in, also within one process', async () => {
  const file = path.join(folder, 'c');
  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await wait(10);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withFileLock(file, work)));
});

it.each([
  ['that has died', async () => String(await deadPid())],
  ['whose number belongs to another program now', async () => '1 123'],
  ['that wrote nothing readable', async () => 'x'],
  ['with our own number, of a former life', async () => `${process.pid} 1`],
])('is taken over at once from a process %s', async (_name, content) => {
  const file = path.join(folder, 'd');
  await fs.writeFile(file, await content());
  const started = performance.now();
  await withFileLock(file, async () => undefined);
  expect(performance.now() - started).toBeLessThan(5_000);
});

it('lets one process at a time in, when several take over the lock of a dead one', async () => {
  const file = path.join(folder, 'e');
  const counter = path.join(folder, 'counter');
  await fs.writeFile(counter, '0');
  await fs.writeFile(file, String(await deadPid()));
  const program = `
    const fs = require('node:fs');
    import(${JSON.stringify(new URL('./file-lock.server.ts', import.meta.url).href)}).then(async ({ withFileLock }) => {
      for (let round = 0; round < 5; round += 1) await withFileLock(${JSON.stringify(file)}, async () => {
        const before = Number(fs.readFileSync(${JSON.stringify(counter)}, 'utf8'));
        await new Promise((resolve) => setTimeout(resolve, 5));
        fs.writeFileSync(${JSON.stringify(counter)}, String(before + 1));
      });
    });`;
  const children = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--import', 'tsx', '-e', program]),
  );
  await Promise.all(children.map((child) => once(child, 'exit')));
  expect(await fs.readFile(counter, 'utf8')).toBe('15');
}, 30_000);
